import { describe, expect, test } from 'vitest';
import { bestGear, dressing, gear } from '../../heuristics/gear.ts';
import type { State } from '../../state.ts';
import { hero, sit } from '../positions.ts';

const SYN = 'syndrael';

/** Syndrael with these items beside those of her class, none of them worn. */
function carrying(...items: string[]): State {
  const { state } = sit(now => {
    hero(now, SYN, 'knight', 'E5');
  });
  const [syndrael] = state.heroes;
  for (const id of items) syndrael?.cards.push({ id, tired: false, worn: false, used: false, on: null });
  return state;
}

const syndrael = (state: State) => {
  const [found] = state.heroes;
  if (found === undefined) throw new Error('Syndrael is missing.');
  return found;
};

describe('what heroes wear', () => {
  test('a weapon, one armour and two others, the dearest that fit; a second weapon stays in the bag', () => {
    const state = carrying('platemail', 'leather-armor', 'grinding-axe', 'scorpion-helm', 'lucky-charm');
    const { worn } = bestGear(state, syndrael(state));
    expect(worn).toContain('platemail');
    expect(worn).not.toContain('leather-armor');
    expect(worn.filter(id => ['scorpion-helm', 'lucky-charm'].includes(id))).toHaveLength(2);
    expect(worn).toContain('grinding-axe');
    expect(worn).not.toContain('iron-longsword');
  });

  test('who has bought something is better off than with the gold, who has a second armour is not', () => {
    const [poor, rich, dressed] = [carrying(), carrying(), carrying('chainmail')];
    rich.gold = 150;
    expect(gear(rich)).toBeGreaterThan(gear(poor));
    expect(gear(dressed)).toBeGreaterThan(gear(rich));
    expect(gear(carrying('platemail', 'chainmail'))).toBe(gear(carrying('platemail')));
  });

  test('what is in the way comes off, what is better goes on, then nothing is changed any more', () => {
    const state = carrying('grinding-axe');
    const all = syndrael(state);
    const options = () => [
      ...all.cards.map(({ id, worn }) => ({ do: worn ? ('take-off' as const) : ('wear' as const), item: id })),
      { do: 'done' as const },
    ];
    const next = () => dressing(state, all, options()).line[0];
    const turn = (id: string, worn: boolean) => {
      for (const card of all.cards) if (card.id === id) card.worn = worn;
    };
    for (const card of all.cards) card.worn = card.id === 'iron-longsword';
    expect(next()).toEqual({ do: 'wear', item: 'grinding-axe' });
    turn('grinding-axe', true);
    for (const id of bestGear(state, all).worn) turn(id, true);
    expect(next()).toEqual({ do: 'done' });
  });
});
