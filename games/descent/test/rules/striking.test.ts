import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  hero,
  holds,
  lay,
  MISS,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const JAIN = 'jain-fairwood';
const TARHA = 'widow-tarha';
const gray = (shield: number) => face('gray', { shield });
const none = gray(0);
const ETTIN = ['G5', 'H5', 'G6', 'H6'] as const;
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const red = (damage: number, surge = 0) => face('red', { damage, surge });

/** Syndrael with sword and shield beside an ettin. */
const duel = (change: (state: State) => void = () => undefined): Played =>
  acts(
    sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'ettin', ...ETTIN);
      change(state);
    }),
    'syndrael',
  );
const blow = (t: Played, dice: readonly number[]) => t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), dice);
const attacks = (t: Played) => t.events().filter(e => e.kind === 'attacks').length;

describe('what is an attack', () => {
  test('D2-ATK-02 D2-ABIL-15 D2-DMG-01 damage and dice alone are none, nor do they count as one', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5', ['leather-armor']);
      hero(state, AVRIC, 'disciple', 'E6');
      monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
      lay(state, 'syndrael', { at: 'attack-done', must: true, effects: [{ do: 'count', counter: 'attacks' }] });
    });
    t.choose('use:ettin-master-1,throw,0').choose('pick:syndrael', [
      face('gray', { shield: 3 }),
      face('black', { shield: 4 }),
    ]);
    t.choose(t.offered('space')[0] ?? '');
    expect([damageOf(t, 'syndrael'), t.state.counters.attacks, attacks(t)]).toEqual([1, undefined, 0]);
    // After Throw the ettin has its attack still.
    expect(t.offered('attack')).toContain(strike(t, 'ettin', AVRIC, 'E6'));
  });

  test('D2-ATK-04 D2-ATK-05 a granted attack is a plain one, never an action that contains one', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, AVRIC, 'disciple', 'E5');
      monster(state, 'elemental', 'G5', 'H5', 'G6', 'H6');
      holds(state, ['frenzy']);
    });
    expect(t.offered('use:elemental-1,fire,0')).toHaveLength(1);
    t.choose('play:frenzy').choose('use:elemental-1,fire,0', [MISS, 1, 1, 1, 1]).chooseWhile('answer', 'pass');
    // Its own attack went into the Fire; the granted one may not be another Fire.
    expect([t.offered('use:elemental-1,fire,0'), t.offered('attack').length > 0]).toEqual([[], true]);
  });

  test('D2-ATK-06 D2-ATK-12 D2-ASTEP-01 melee and ranged attacks by the symbol on weapon or card', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, JAIN, 'wildlander', 'E7');
        monster(state, 'goblin-archer', 'H5');
        monster(state, 'zombie', 'H7');
      }),
      'syndrael',
    );
    // The sword does not reach three spaces, the bow does; so with the monsters.
    expect(t.offered('attack')).toEqual([]);
    t.choose('end');
    expect(t.offered('attack:yew-shortbow')).toHaveLength(2);
    t.choose('end').choose('group:zombie');
    expect(t.offered('attack')).toEqual([]);
    t.choose('end');
    expect(t.offered('attack')).toHaveLength(2);
  });

  test('D2-ATK-08 what adds damage adds to bare hands too', () => {
    const t = duel(state => {
      state.lasting.push({
        source: 'laid',
        key: 'more',
        on: 'syndrael',
        by: 'syndrael',
        until: 'encounter-end',
        next: false,
        what: { do: 'bonus', to: 'damage', n: 2 },
      });
    });
    t.choose(strike(t, 'unarmed', 'ettin-1', 'G5'), [blue(3), none, none]);
    expect(damageOf(t, 'ettin-1')).toBe(4);
  });

  test('D2-ASTEP-02 D2-ASTEP-03 one equipped weapon, bare hands or a search card; a weapon’s abilities count in its own attacks alone', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, 'syndrael', 'knight', 'F5', ['light-hammer', 'fire-flask']);
        one.cards.push({ id: 'iron-battleaxe', tired: false, worn: false, used: false, on: null });
        monster(state, 'ettin', ...ETTIN);
      }),
      'syndrael',
    );
    expect([...new Set(t.offered('attack').map(id => id.split(/[:,]/)[1]))]).toEqual([
      'iron-longsword',
      'light-hammer',
      'unarmed',
    ]);
    expect(t.offered('use:syndrael,fire-flask,0')).toHaveLength(1);
    blow(t, [blue(2), red(1), none, none]);
    expect(t.offered('surge')).toEqual(['surge:iron-longsword,0', 'surge-fatigue']);
    // What the other sword may roll again only its own attacks do.
    const swords = ['iron-longsword', 'steel-broadsword'].map(weapon => {
      const two = duel(state =>
        state.heroes[0]?.cards.push({ id: 'steel-broadsword', tired: false, worn: true, used: false, on: null }),
      );
      return two.choose(strike(two, weapon, 'ettin-1', 'G5'), [blue(3), red(1), none, none]).kind;
    });
    expect(swords).toEqual(['turn', 'answer']);
  });
});

describe('targets', () => {
  test('D2-TGT-01 D2-TGT-02 D2-ASTEP-04 a space with an enemy: no friend, no empty space, of a large one any of its spaces', () => {
    const t = acts(
      sit(state => {
        hero(state, JAIN, 'wildlander', 'E5');
        hero(state, AVRIC, 'disciple', 'E7');
        monster(state, 'ettin', ...ETTIN);
        monster(state, 'zombie', 'E3');
      }),
      JAIN,
    );
    expect(t.offered('attack:yew-shortbow')).toEqual([
      ...(['G5', 'G6'] as const).map(space => strike(t, 'yew-shortbow', 'ettin-1', space)),
      strike(t, 'yew-shortbow', 'zombie-1', 'E3'),
    ]);
  });

  test('D2-TGT-04 the target is affected too: what answers affected figures answers for it', () => {
    const t = duel(state =>
      lay(state, 'ettin-1', {
        at: 'rolled',
        if: { is: 'affected' },
        must: true,
        effects: [{ do: 'count', counter: 'affected' }],
      }),
    );
    blow(t, [blue(3), red(1), none, none]);
    expect(t.state.counters.affected).toBe(1);
  });

  test('D2-TGT-14 an effect on the target means the whole figure', () => {
    const t = duel(state =>
      lay(state, 'syndrael', {
        at: 'rolled',
        must: true,
        aim: { who: 'hero', adjacent: true, from: 'target', each: true, self: true },
        effects: [{ do: 'tire', n: 1 }],
      }),
    );
    blow(t, [blue(3), red(1), none, none]);
    const far = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, AVRIC, 'disciple', 'I7');
        monster(state, 'ettin', ...ETTIN);
        lay(state, 'syndrael', {
          at: 'rolled',
          must: true,
          aim: { who: 'hero', adjacent: true, from: 'target', each: true, self: true },
          effects: [{ do: 'tire', n: 1 }],
        });
      }),
      'syndrael',
    );
    blow(far, [blue(3), red(1), none, none]);
    // Avric stands beside H6, though the attack is aimed at G5.
    expect([fatigueOf(t, 'syndrael'), fatigueOf(far, AVRIC)]).toEqual([1, 1]);
  });

  test('D2-TGT-15 D2-ASTEP-05 where a card has rules of its own for targets they count: Flail strikes at two heroes', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, AVRIC, 'disciple', 'F6');
      monster(state, 'merriod*', 'G5', 'H5', 'G6', 'H6');
    });
    t.choose(strike(t, 'merriod', 'syndrael', 'F5'));
    expect([t.kind, t.offered()]).toEqual(['pick', [strike(t, 'merriod', AVRIC, 'F6'), 'pass']]);
    t.choose(strike(t, 'merriod', AVRIC, 'F6'), [MISS, 1, 1, 1, 1]);
    expect(t.events().filter(e => e.kind === 'attacks')).toMatchObject([{ on: ['syndrael', AVRIC] }]);
  });

  test('Break the Rune names all of its targets at the start', () => {
    const t = acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5', ['break-the-rune']);
        hero(state, 'syndrael', 'knight', 'E7');
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'J8');
      }),
      TARHA,
    );
    t.choose(`use:${TARHA},break-the-rune,0`, [blue(2), yellow(1), none, face('brown', { shield: 0 })]);
    const [declared] = t.events().filter(e => e.kind === 'attacks');
    expect(declared).toMatchObject({ by: TARHA, on: ['syndrael', 'zombie-1'] });
    const [rolled] = t.events().filter(e => e.kind === 'attack-rolled');
    expect(rolled?.kind === 'attack-rolled' && rolled.defence.map(one => one.figure)).toEqual(['syndrael', 'zombie-1']);
  });
});

describe('the roll', () => {
  test('D2-ASTEP-08 D2-ASTEP-12 both sides roll at once; range, hearts and surges are the attack, shields the defence', () => {
    const t = duel();
    blow(t, [blue(2), red(3, 1), gray(1), gray(2)]);
    const [rolled] = t.events().filter(e => e.kind === 'attack-rolled');
    expect(rolled).toMatchObject({
      dice: [{ kind: 'blue' }, { kind: 'red' }],
      defence: [{ figure: 'ettin-1', dice: [{ kind: 'gray' }, { kind: 'gray' }] }],
    });
    t.choose('done');
    expect(t.events().filter(e => e.kind === 'dealt')).toMatchObject([{ damage: 5, shields: 3, dealt: 2 }]);
  });

  test('D2-ASTEP-11 what may be used while attacking is used after the roll', () => {
    const t = acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5');
        monster(state, 'ettin', ...ETTIN);
      }),
      TARHA,
    );
    expect(t.offered(`use:${TARHA},${TARHA},`)).toEqual([]);
    t.choose(strike(t, 'arcane-bolt', 'ettin-1', 'G5'), [blue(3), yellow(2), none, none]);
    expect([t.kind, t.offered()]).toEqual(['answer', [`use:${TARHA},${TARHA},0`, 'pass']]);
    expect(t.state.attacks[0]?.step).toBe(2);
  });

  /** The target, or the attacker, is put away while the attack is resolved. */
  const bolt = (
    moment: 'rolled' | 'not-missed',
    { weapon = 'arcane-bolt', moved = 'zombie-1', to = 'J5' }: { weapon?: string; moved?: string; to?: string } = {},
  ) => {
    const t = acts(
      sit(state => {
        if (weapon === 'arcane-bolt') hero(state, TARHA, 'runemaster', 'E5');
        else hero(state, TARHA, 'runemaster', 'E5', ['iron-spear']);
        monster(state, 'zombie', 'G5');
        lay(state, moved, { at: moment, must: true, effects: [{ do: 'place', within: 3, of: 'them' }] });
      }),
      TARHA,
    );
    t.choose(strike(t, weapon, 'zombie-1', 'G5'), [
      blue(2),
      weapon === 'arcane-bolt' ? face('yellow', { range: 1, damage: 1 }) : yellow(1),
      face('brown', { shield: 0 }),
    ]);
    for (let i = 0; i < 3 && t.kind !== 'turn'; i++)
      t.choose(t.kind === 'where' ? `space:${at(t.state, to)}` : t.offered('pass').length > 0 ? 'pass' : 'done');
    return t.events().some(e => e.kind === 'missed');
  };

  test('D2-ATK-17 D2-ATK-18 a target or attacker that moves before step 3 must be reached where it is then; later it does not matter', () => {
    // Range 3 is enough for G5, not for J5, 5 spaces away.
    expect([bolt('rolled'), bolt('not-missed')]).toEqual([true, false]);
    // Nor from C3, 4 spaces away.
    const away = { moved: TARHA, to: 'C3' };
    expect([bolt('rolled', away), bolt('not-missed', away)]).toEqual([true, false]);
  });

  test('D2-ATK-10 D2-KEYW-16 a melee attack does not miss for range, with Reach as little: not even if the target is put away', () => {
    expect(bolt('rolled', { weapon: 'iron-spear' })).toBe(false);
  });
});
