import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { sees } from '../rules/aims.ts';
import { attack } from '../rules/attack/attack.ts';
import { begin } from '../rules/lasting.ts';
import { SIGHT } from '../rules/zones.ts';
import { type FigureId, type Hero, heroOf, isHero, type State } from '../state.ts';
import { RUNES, type TokenName } from './token.ts';
import type { SorceryWord } from './word.ts';

/** A rune on a hero in sight explodes among the enemies of that hero's zone: 1 hit and one more per half rank, magical. */
export interface RuneBurst {
  readonly do: 'rune-burst';
}

const runesOn = ({ tokens }: Hero): TokenName[] => RUNES.filter(rune => (tokens[rune] ?? 0) > 0);

/** Heroes with a rune, in sight, among enemies. */
function bearers(state: State, by: FigureId): Hero[] {
  return state.heroes.filter(hero => {
    if (hero.ghost || runesOn(hero).length === 0 || !sees(state, by, hero.zone)) return false;
    return state.enemies.some(({ bodies }) => bodies.some(({ zone }) => zone === hero.zone));
  });
}

export const runeBurst: SorceryWord<RuneBurst> = {
  can: ({ state, by }) => bearers(state, by).length > 0,
  *act({ state, io, by, seat, source }) {
    const options = bearers(state, by).flatMap(hero =>
      runesOn(hero).map((rune): Choice => ({ do: 'rune', figure: hero.id, rune })),
    );
    if (options.length === 0 || !isHero(state, by)) return;
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'rune', rule: 'SS-USE-04', options });
    if (choice.do !== 'rune') return;
    const bearer = heroOf(state, choice.figure);
    delete bearer.tokens[choice.rune];
    io.tell?.({ kind: 'tokens', figure: bearer.id, token: choice.rune, n: 0, rule: 'SS-POW-09' });
    const target = state.enemies.flatMap(({ bodies }) => bodies).find(({ zone }) => zone === bearer.zone);
    if (target === undefined) return;
    begin(state, {
      source: source.id,
      key: 'rune-burst',
      on: by,
      by,
      until: 'attack-end',
      what: { do: 'area', n: 0 },
      next: 'attack',
      fits: null,
    });
    yield* attack(state, io, {
      by,
      target: target.id,
      source: source.id,
      values: { auto: 1 + Math.ceil(heroOf(state, by).rank / 2) },
      range: SIGHT,
      damage: 'magical',
      properties: [],
      tags: ['hero-power'],
    });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A rune on a hero in sight explodes: 1 + 1 per soul rank/2 magical hits on all enemies in that zone.',
      'Eine Rune auf einem sichtbaren Helden explodiert: 1 + 1 je Seelenrang/2 magische Treffer auf alle Gegner in dieser Zone.',
    ),
};
