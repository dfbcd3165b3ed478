import { capital, choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isEngaged } from '../rules/aims.ts';
import { disengage } from '../rules/engagement.ts';
import { arrive } from '../rules/entering.ts';
import { begin } from '../rules/lasting.ts';
import { waysOf } from '../rules/zones.ts';
import { heroOf, isHero, type State, type Zone } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** A move of so many zones into a zone with enemies, whom nothing answers there, and what it leads to. It takes the place of the move action. */
export interface Charge {
  readonly do: 'charge';
  readonly n: number;
  readonly effects: readonly Effect[];
}

const hasEnemies = (state: State, zone: Zone): boolean =>
  state.enemies.some(({ bodies }) => bodies.some(body => body.zone === zone));

/** Ways of at most n zones whose last zone holds enemies, and no other does. */
function ways(state: State, from: Zone, n: number): Zone[][] {
  if (n === 0) return [];
  return (waysOf(state).walks[from] ?? []).flatMap(zone =>
    hasEnemies(state, zone) ? [[zone]] : ways(state, zone, n - 1).map(rest => [zone, ...rest]),
  );
}

export const charge: SorceryWord<Charge> = {
  can: ({ state, by }, { n }) => isHero(state, by) && ways(state, heroOf(state, by).zone, n).length > 0,
  *act(at, { n, effects }) {
    const { state, io, by, seat, source } = at;
    if (!isHero(state, by)) return;
    const hero = heroOf(state, by);
    const found = ways(state, hero.zone, n);
    const goals = [...new Set(found.map(way => way[way.length - 1] as Zone))];
    if (goals.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'zone',
      rule: 'SS-MOVE-10',
      about: by,
      options: goals.map(zone => ({ do: 'zone', zone, map: state.adventure })),
    });
    if (choice.do !== 'zone') return;
    const way = found.find(one => one[one.length - 1] === choice.zone) ?? [];
    const { turn } = state;
    if (turn?.hero === by) {
      turn.moved = true;
      turn.points = null;
    }
    if (isEngaged(state, by)) yield* disengage(state, io, hero);
    for (const zone of way) {
      if (hero.ghost || turn?.over) return;
      begin(state, {
        source: source.id,
        key: 'charge',
        on: by,
        by,
        until: 'turn-end',
        what: { do: 'permit', rule: 'enters-unanswered' },
        next: null,
        fits: null,
      });
      io.tell?.({ kind: 'moved', figure: by, from: hero.zone, to: zone, cost: 0, rule: 'SS-MOVE-10' });
      yield* arrive(state, io, by, zone, 'walked');
    }
    state.lasting = state.lasting.filter(one => !(one.on === by && one.key === 'charge'));
    yield* vocabulary.carryOut(at, effects);
  },
  say: ({ n, effects }, scribe) =>
    [
      speak(scribe.lang)(
        `Move up to ${n} zones into a zone with enemies; nothing there answers it.`,
        `Bewege dich bis zu ${n} Zonen in eine Zone mit Gegnern; nichts dort antwortet darauf.`,
      ),
      ...vocabulary.sentences(effects, scribe).map(capital),
    ].join(' '),
};
