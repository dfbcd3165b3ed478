import { checkConfig, copy, erased, Match, odds } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import { type State, swordAndSorcery } from '@tafelrunde/sword-and-sorcery';
import type { Contender, Contenders } from '../contender.ts';
import { onMatch, onRun } from '../random-play.ts';

const YARD = checkConfig(erased(swordAndSorcery), { scenario: 'sparring-yard', seats: 3, settings: { heroes: 3 } });
const ROAD = checkConfig(erased(swordAndSorcery), {
  scenario: 'smoke-over-the-mill-road',
  seats: 4,
  settings: { heroes: 4 },
});
const FIELD = checkConfig(erased(skirmish), {});

const CHOSEN = ['hero:ecarus,white-rose', 'hero:laegon,ranger', 'hero:shae,rogue'];

/** The first turn of a knight with an enemy before him: two more red dice for him, and four for whoever defends. */
function attack(): Contender {
  const begun = Match.start(swordAndSorcery, YARD, { seed: 'odds' });
  const wanted = (name: string): boolean => name.startsWith('attack:main');
  while (begun.ask !== null && begun.ask.kind !== 'turn') {
    const names = begun.optionIds();
    const chosen = names.findIndex(name => CHOSEN.includes(name) || name.startsWith('leave:'));
    begun.choose(Math.max(0, chosen));
  }
  const state: State = copy(begun.state);
  const [hero] = state.heroes;
  const body = state.enemies[0]?.bodies[0];
  if (hero && body) body.zone = hero.zone;
  for (const [on, value] of [
    [state.turn?.hero ?? '', 'red'],
    ['enemies', 'defence-dice'],
  ] as const)
    state.lasting.push({
      source: 'bench',
      key: value,
      on,
      by: on,
      until: null,
      what: { do: 'modify', value, n: value === 'red' ? 2 : 4 },
      next: null,
      fits: null,
    });
  const match = Match.from(swordAndSorcery, YARD, state, { seed: 'odds' });
  const option = match.optionIds().findIndex(wanted);
  return {
    run() {
      if (!odds(match, option).exact) throw new Error('These odds should be exact.');
      return 1;
    },
  };
}

export const contenders: Contenders = {
  skirmish: () => onRun(skirmish, FIELD),
  tafelrunde: () => onRun(swordAndSorcery, ROAD),
  tafelrundeMatch: () => onMatch(swordAndSorcery, ROAD),
  odds: attack,
};
