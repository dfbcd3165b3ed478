import { describe, expect, test } from 'vitest';
import type { Ability } from '../../content/card.ts';
import { leaveMap } from '../../rules/quest/special.ts';
import { healthOf } from '../../rules/values.ts';
import { after, io } from '../laid.ts';
import { acts, at, face, hero, lay, monster, raid, reanimate, sit, strike } from '../positions.ts';

const LEORIC = 'leoric-of-the-book';
const AVRIC = 'avric-albright';
const SYN = 'syndrael';
const gray = (shield: number) => face('gray', { shield });

describe('golden rules', () => {
  /** At the start of a figure's turn everybody of a side suffers so much. */
  const pain = (n: number): Ability & { readonly at: 'turn-start' } => ({
    at: 'turn-start',
    must: true,
    if: { is: 'about', who: 'monster' },
    effects: [{ do: 'suffer', n }],
  });

  test('D2C-GOLD-03 of abilities of two players at the same moment the active player says which comes first', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'E5');
      monster(state, 'goblin-archer', 'J8');
      lay(state, SYN, pain(1), 'hers');
      lay(state, 'goblin-archer-1', pain(1), 'its');
    });
    // It is the overlord's turn: he is asked, and both orders are his to choose.
    expect([t.kind, t.seat]).toEqual(['order', 0]);
    expect(t.offered()).toEqual([expect.stringContaining('hers'), expect.stringContaining('its')]);
    t.choose(t.offered()[1] ?? '');
    const suffered = t.events().flatMap(event => (event.kind === 'suffered' ? [event.figure] : []));
    expect(suffered).toEqual(['goblin-archer-1', SYN]);
  });

  test('D2C-GOLD-03 in a hero’s turn it is his player who says so', () => {
    const own: Ability & { readonly at: 'turn-start' } = {
      at: 'turn-start',
      must: true,
      if: { is: 'about', who: 'hero' },
      effects: [{ do: 'suffer', n: 1 }],
    };
    const t = sit(state => {
      hero(state, SYN, 'knight', 'E5');
      monster(state, 'goblin-archer', 'J8');
      lay(state, SYN, own, 'hers');
      lay(state, 'goblin-archer-1', own, 'its');
    });
    if (t.kind === 'next-hero') t.choose(`hero:${SYN}`);
    expect([t.kind, t.seat]).toEqual(['order', 1]);
  });

  test('D2C-GOLD-03 where both may use something, the active player is asked first', () => {
    const may: Ability & { readonly at: 'turn-start' } = { at: 'turn-start', effects: [{ do: 'suffer', n: 1 }] };
    const asked = (set: typeof sit): unknown => {
      const t = set(state => {
        hero(state, SYN, 'knight', 'E5');
        monster(state, 'goblin-archer', 'J8');
        lay(state, SYN, may, 'hers');
        lay(state, 'goblin-archer-1', may, 'its');
      });
      const first = [t.kind, t.seat];
      t.choose('pass');
      return [first, [t.kind, t.seat]];
    };
    expect(asked(arrange => raid(arrange))).toEqual([
      ['answer', 0],
      ['answer', 1],
    ]);
    expect(asked(sit)).toEqual([
      ['answer', 1],
      ['answer', 0],
    ]);
  });
});

describe('cards and their owners', () => {
  test('D2-EXIT-07 the Reanimate has what its master’s skills give it while he is down or has left; who must be near gives nothing', () => {
    const t = sit(state => {
      hero(state, LEORIC, 'necromancer', 'E5', ['undead-might']);
      hero(state, AVRIC, 'disciple', 'E6');
      hero(state, SYN, 'knight', 'E7');
      reanimate(state, LEORIC, 'F5');
      monster(state, 'zombie', 'F7');
    });
    const gone = after(t, function* (state) {
      yield* leaveMap(state, io(), LEORIC);
      yield* leaveMap(state, io(), AVRIC);
    });
    const down = structuredClone(t.state);
    Object.assign(down.heroes[0] ?? {}, { cells: [], down: at(down, 'E5') });
    // 4 printed, 2 for Undead Might.
    expect([t.state, gone, down].map(state => healthOf(state, 'reanimate'))).toEqual([6, 6, 6]);

    // Avric's surge is for heroes within 3 spaces of him: off the map he is near nobody.
    const surges = (away: boolean): string[] => {
      const fight = acts(
        sit(state => {
          Object.assign(hero(state, AVRIC, 'disciple', 'E6'), away ? { cells: [], away: true, left: true } : {});
          hero(state, SYN, 'knight', 'E7').damage = 3;
          monster(state, 'zombie', 'F7');
        }),
        SYN,
      );
      fight.choose(strike(fight, 'iron-longsword', 'zombie-1', 'F7'), [
        face('blue', { range: 2, surge: 1 }),
        face('red', { damage: 1 }),
        face('brown', { shield: 2 }),
      ]);
      return fight.offered('surge:').filter(id => id.includes(AVRIC));
    };
    expect([surges(false).length, surges(true)]).toEqual([1, []]);
  });

  test('D2-IGEN-05 a shop card speaks of the hero who owns it: its reroll is not for dice of his familiar', () => {
    const fights = (whose: 'hero' | 'familiar') => {
      const t = acts(
        sit(state => {
          state.act = 2;
          hero(state, LEORIC, 'necromancer', 'E5', ['dwarven-firebomb', 'shadow-tome', 'lucky-charm', 'power-potion']);
          reanimate(state, LEORIC, 'F6');
          monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
        }),
        LEORIC,
      );
      if (whose === 'familiar') t.choose('familiar:reanimate');
      else if (t.kind === 'familiars') t.choose('done');
      const weapon = whose === 'familiar' ? 'reanimate' : 'reapers-scythe';
      t.choose(strike(t, weapon, 'ettin-1', whose === 'familiar' ? 'G6' : 'G5'));
      return t;
    };
    const own = fights('hero');
    expect([own.kind, own.offered('use:').filter(id => id.includes('power-potion'))]).toEqual([
      'answer',
      [`use:${LEORIC},power-potion,0`],
    ]);
    expect(
      fights('familiar')
        .offered('use:')
        .filter(id => id.includes('power-potion')),
    ).toEqual([]);
  });

  test('D2-IGEN-08 Exploding Rune wants a weapon with the trait rune, Runic Knowledge magic or a rune', () => {
    const armed = (...items: string[]) =>
      acts(
        sit(state => {
          const tarha = hero(state, 'widow-tarha', 'runemaster', 'E5', ['exploding-rune', ...items]);
          tarha.cards = tarha.cards.filter(({ id }) => id !== 'arcane-bolt' || items.length === 0);
          monster(state, 'zombie', 'F5');
        }),
        'widow-tarha',
      );
    const offered = (t: ReturnType<typeof armed>): number => t.offered('use:widow-tarha,exploding-rune').length;
    expect([offered(armed()), offered(armed('iron-longsword'))]).toEqual([1, 0]);
    const surge = (t: ReturnType<typeof armed>, weapon: string, dice: readonly number[]): string[] => {
      t.choose(strike(t, weapon, 'zombie-1', 'F5'), [
        face('blue', { range: 2, surge: 1 }),
        ...dice,
        face('brown', { shield: 0 }),
      ]);
      while (t.kind === 'answer') t.choose('pass');
      return t.offered('surge:').filter(id => id.includes('runic-knowledge'));
    };
    expect(surge(armed(), 'arcane-bolt', [face('yellow', { damage: 1, surge: 0 })])).toHaveLength(1);
    expect(surge(armed('iron-longsword'), 'iron-longsword', [face('red', { damage: 1 })])).toEqual([]);
    expect(gray(0)).toBe(1);
  });
});
