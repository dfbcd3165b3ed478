import type { Seat } from '@tafelrunde/engine';
import type { Choice, Use } from './choices.ts';
import { unitOf } from './content/units.ts';
import { COLOURS } from './content/words.ts';
import { wishesOfHeroesAndDecks } from './explain-heroes-and-decks.ts';
import { slotsBeside } from './rules/exploring.ts';
import { STEPS } from './rules/lattice.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const USES: readonly Use[] = ['basic', 'strong', 'move', 'influence', 'attack', 'block'];

/** Everything a player might want in the own turn: cards in every way, units, skills, the spaces around, the actions. */
export function wishes(view: View, seat: Seat): Choice[] {
  const hero = view.heroes[seat];
  if (view.stage !== 'turns') return [...wishesOfHeroesAndDecks(view, seat)];
  if (hero === undefined || hero.hero === null) return [];
  const found: Choice[] = [{ do: 'interact' }, { do: 'enter' }, { do: 'burn' }, { do: 'rest' }, { do: 'end' }];
  for (const card of new Set(hero.hand ?? [])) for (const as of USES) found.push({ do: 'play', card, as });
  hero.units.forEach(({ unit: id }, unit) => {
    for (const ability of unitOf(id).abilities.keys()) found.push({ do: 'unit', unit, id, ability });
  });
  for (const { skill } of hero.skills) found.push({ do: 'skill', skill });
  if (hero.at !== null) {
    for (const step of STEPS) {
      found.push({ do: 'step', to: hero.at + step, cost: 0 });
      found.push({ do: 'challenge', at: hero.at + step });
      found.push({ do: 'propose', at: hero.at + step });
    }
    for (const slot of slotsBeside(view as unknown as State, seat, hero.at))
      found.push({ do: 'explore', slot, cost: 0 });
  }
  view.turns[view.turns.length - 1]?.combat?.foes.forEach(({ token, attacks }, foe) => {
    found.push({ do: 'target', foe, token, needs: 0 });
    for (const attack of attacks.keys()) found.push({ do: 'block', foe, attack, token, needs: 0 });
  });
  if (view.variants['friendly-mana'] === true) {
    found.push({ do: 'die', colour: 'gold' });
    for (const as of COLOURS) found.push({ do: 'pay', with: 'die', mana: 'gold', as });
  }
  return found;
}
