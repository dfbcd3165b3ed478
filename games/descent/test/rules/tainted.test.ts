import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { cardOf, inPlay, isItem, SKILLS, TAINTED } from '../../content/index.ts';
import { FACE_DOWN } from '../../content/tainted.ts';
import { type Descent, descent, type State } from '../../index.ts';
import { cardFor } from '../../rules/searching.ts';
import { isTainted } from '../../rules/tainted.ts';
import { attributeOf, healthOf } from '../../rules/values.ts';
import type { Hero } from '../../state.ts';
import { at, hero, holds, monster, type Played, sit } from '../positions.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';

/** Grisban the berserker in E5 and Avric the disciple in E6, with these tainted cards; the box is on the table. */
function pair(
  first: string | null,
  second: string | null,
  arrange: (state: State, one: Hero, other: Hero) => void = () => {},
): Played {
  return sit(state => {
    (state as { boxes: State['boxes'] }).boxes = ['MB', 'CR'];
    const one = hero(state, GRISBAN, 'berserker', 'E5');
    const other = hero(state, AVRIC, 'disciple', 'E6');
    if (first !== null) one.cards.push(cardFor(first));
    if (second !== null) other.cards.push(cardFor(second));
    arrange(state, one, other);
  });
}

/** He lies where he stood. */
const down = (one: Hero): void => {
  one.down = one.cells[0] ?? 0;
  one.cells = [];
  one.damage = 14;
  one.fatigue = 4;
};

const heroIn = (t: Played, id: string): Hero => t.state.heroes.find(one => one.id === id) as Hero;

describe('tainted cards', () => {
  test('D2-TNTGEN-01 at the start of a quest every hero gets one face down; without the boxes nobody does', () => {
    const begun = (settings: Record<string, boolean>) => {
      const t = table<Descent>(descent, {
        config: { scenario: 'toll-at-the-ford', seats: 2, settings: { heroes: 2, ...settings } },
        seed: 'taint',
      });
      for (let i = 0; i < 200 && t.state.stage === 'setup'; i++) t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
      return t.state.heroes.map(({ cards }) =>
        cards.filter(({ id }) => id === FACE_DOWN || id in TAINTED).map(({ id }) => id),
      );
    };
    expect(begun({ 'mists-of-bilehall': true })).toEqual([[FACE_DOWN], [FACE_DOWN]]);
    expect(begun({})).toEqual([[], []]);
    expect([inPlay('tainted', ['MB']).length, inPlay('tainted', ['MB', 'CR']).length, inPlay('tainted', [])]).toEqual([
      6,
      12,
      [],
    ]);
  });

  test('no tainted card has the id of another card', () => {
    for (const id of Object.keys(TAINTED)) {
      expect(cardOf(id), id).toBe(TAINTED[id]);
      expect([id in SKILLS, isItem(id)], id).toEqual([false, false]);
    }
  });

  test('D2-TNTGEN-02 with a tainted card, face up or down, a hero has 2 health more', () => {
    const t = pair(FACE_DOWN, 'gray-decay');
    expect([healthOf(t.state, GRISBAN), healthOf(t.state, AVRIC)]).toEqual([16, 14]);
    const without = pair(null, null);
    expect([healthOf(without.state, GRISBAN), healthOf(without.state, AVRIC)]).toEqual([14, 12]);
  });

  test('D2-TNTGEN-03 whoever is defeated turns the card up: any that no other hero has; the damage is the whole health', () => {
    const t = pair(FACE_DOWN, 'new-orders', (state, one) => {
      one.damage = 15;
      state.ground[at(state, 'F5')] = 'lava';
    });
    t.choose(`hero:${GRISBAN}`)
      .choose('move')
      .choose(`go:${at(t.state, 'F5')},move-1`);
    const taints = heroIn(t, GRISBAN).cards.filter(({ id }) => id in TAINTED);
    expect([taints.length, taints[0]?.id === 'new-orders', isTainted(t.state, GRISBAN)]).toEqual([1, false, true]);
    expect(heroIn(t, GRISBAN).cards.some(({ id }) => id === FACE_DOWN)).toBe(false);
    expect([heroIn(t, GRISBAN).damage, heroIn(t, GRISBAN).down]).toEqual([16, at(t.state, 'F5')]);
    expect(t.events().some(event => event.kind === 'tainted' && event.rule === 'D2-TNTGEN-03')).toBe(true);
    // All but one lie before the other hero: it is that one.
    const all = inPlay('tainted', t.state.boxes);
    const [last = '', ...others] = all;
    const rest = pair(FACE_DOWN, others[0] ?? null, (state, one) => {
      one.damage = 15;
      state.ground[at(state, 'F5')] = 'lava';
      for (const id of others.slice(1)) state.heroes[1]?.cards.push(cardFor(id));
    });
    rest
      .choose(`hero:${GRISBAN}`)
      .choose('move')
      .choose(`go:${at(rest.state, 'F5')},move-1`);
    expect(heroIn(rest, GRISBAN).cards.some(({ id }) => id === last)).toBe(true);
  });

  test('D2-TNTGEN-05 a tainted hero cannot stand up; others can', () => {
    const options = (card: string) =>
      pair(card, null, (_, one) => down(one))
        .choose(`hero:${GRISBAN}`)
        .offered();
    expect(options('gray-decay')).not.toContain('stand-up');
    const fallen = pair('gray-decay', null, (_, one) => down(one)).choose(`hero:${GRISBAN}`);
    expect(fallen.explain('stand-up').rule).toBe('D2-TNTGEN-05');
    expect(options(FACE_DOWN)).toContain('stand-up');
  });

  test('D2-TNTGEN-04 D2-TNTGEN-06 who is not tainted may revive him, a tainted hero may not', () => {
    const revives = (second: string | null) =>
      pair('gray-decay', second, (_, one) => down(one))
        .choose(`hero:${AVRIC}`)
        .offered('revive');
    expect([revives(null), revives('new-orders')]).toEqual([[`revive:${GRISBAN}`], []]);
    // Who is not tainted is revived by anybody.
    expect(
      pair(null, 'new-orders', (_, one) => down(one))
        .choose(`hero:${AVRIC}`)
        .offered('revive'),
    ).toHaveLength(1);
    const t = pair('gray-decay', null, (_, one) => down(one));
    t.choose(`hero:${AVRIC}`).choose(`revive:${GRISBAN}`, [4, 4]);
    expect(heroIn(t, GRISBAN).down).toBe(null);
  });

  test('D2-TNTGEN-07 nor may he use an ability that would make him recover damage', () => {
    const prayers = (second: string | null) =>
      pair('gray-decay', second, (_, one, other) => {
        down(one);
        other.damage = 3;
      })
        .choose(`hero:${AVRIC}`)
        .choose('use:avric-albright,prayer-of-healing,0')
        .offered('pick');
    expect(prayers(null)).toContain(`pick:${GRISBAN}`);
    expect(prayers('new-orders')).not.toContain(`pick:${GRISBAN}`);
  });
});

describe('what they do', () => {
  const overlordTurn = (t: Played): Played => {
    for (let i = 0; i < 30 && t.state.stage === 'heroes'; i++)
      t.choose(t.offered('hero:')[0] ?? t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    return t;
  };

  test('Abomination: adjacent heroes are terrified when the overlord’s turn begins', () => {
    const t = overlordTurn(pair('abomination', null));
    expect([heroIn(t, AVRIC).conditions, heroIn(t, GRISBAN).conditions]).toEqual([['terrified'], []]);
    const apart = overlordTurn(
      pair('abomination', null, (state, _, other) => Object.assign(other, { cells: [at(state, 'J8')] })),
    );
    expect(heroIn(apart, AVRIC).conditions).toEqual([]);
  });

  test('D2C-TAIN-01 Bad Blood: whoever recovers damage suffers 1 fatigue, also who was knocked out, as soon as he stands', () => {
    const t = pair('bad-blood', null, (_, one) => Object.assign(one, { damage: 5, fatigue: 0 }));
    t.choose(`hero:${AVRIC}`).choose('use:avric-albright,prayer-of-healing,0').choose(`pick:${GRISBAN}`, [1]);
    expect(heroIn(t, GRISBAN).fatigue).toBe(1);
    const fallen = pair('bad-blood', null, (_, one) => down(one));
    // Both dice show 2 hearts: 4 of 14 damage come back, and 1 of fatigue beyond stamina costs 1 damage.
    fallen.choose(`hero:${AVRIC}`).choose(`revive:${GRISBAN}`, [4, 4]);
    const { damage, down: lies, fatigue } = heroIn(fallen, GRISBAN);
    const plain = pair('gray-decay', null, (_, one) => down(one));
    plain.choose(`hero:${AVRIC}`).choose(`revive:${GRISBAN}`, [4, 4]);
    const usual = heroIn(plain, GRISBAN);
    expect(lies).toBe(null);
    expect(damage + fatigue).toBe(usual.damage + usual.fatigue + 1);
  });

  test('Death’s Hand: a monster’s fall in his turn exhausts it, and when it is refreshed every hero suffers 1 damage', () => {
    const t = pair('deaths-hand', null, state => {
      monster(state, 'goblin-archer', 'F5').damage = 1;
    });
    const tired = () => heroIn(t, GRISBAN).cards.find(({ id }) => id === 'deaths-hand')?.tired;
    expect(tired()).toBe(false);
    t.choose(`hero:${GRISBAN}`);
    t.choose(t.offered('attack:chipped-greataxe')[0] ?? '', [5, 5, 1]);
    while (t.kind === 'surge' || t.kind === 'answer') t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? '');
    expect([t.state.monsters.length, tired()]).toEqual([0, true]);
  });

  test('Death’s Hand refreshed', () => {
    const t = pair('deaths-hand', null, (_, one) => {
      for (const card of one.cards) if (card.id === 'deaths-hand') card.tired = true;
    });
    t.choose(`hero:${GRISBAN}`);
    expect(t.state.heroes.map(({ damage }) => damage)).toEqual([1, 1]);
    const ready = pair('deaths-hand', null).choose(`hero:${GRISBAN}`);
    expect(ready.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
  });

  const ALL = ['might', 'knowledge', 'willpower', 'awareness'] as const;

  /** By how much the attributes are lower with this card. */
  const lessWith = (card: string): number[] => {
    const of = (one: string | null): number[] => {
      const { state } = pair(null, one);
      return ALL.map(attribute => attributeOf(state, AVRIC, attribute) ?? 0);
    };
    const base = of(null);
    return of(card).map((n, i) => (base[i] ?? 0) - n);
  };

  test('Gray Decay: 1 less might and awareness', () => expect(lessWith('gray-decay')).toEqual([1, 0, 0, 1]));
  test('New Orders: 1 less knowledge and willpower', () => expect(lessWith('new-orders')).toEqual([0, 1, 1, 0]));
  test('Dream Walk: 1 less knowledge and awareness', () => expect(lessWith('dream-walk')).toEqual([0, 1, 0, 1]));
  test('Perfect Peace: 1 less might and willpower', () => expect(lessWith('perfect-peace')).toEqual([1, 0, 1, 0]));
  test('Gray Decay never lowers an attribute below 1', () => {
    const { state } = pair('gray-decay', null, one => {
      one.lasting.push({
        source: 'laid',
        key: 'laid',
        on: GRISBAN,
        by: GRISBAN,
        until: 'quest-end',
        next: false,
        what: { do: 'attribute', of: 'might', n: -9 },
      });
    });
    expect(attributeOf(state, GRISBAN, 'might')).toBe(1);
  });

  test('Ordinary: no heroic feat once another hero has used his', () => {
    const feats = (used: boolean) =>
      pair('ordinary', null, (state, one, other) => {
        other.feat = !used;
        one.damage = 3;
        monster(state, 'goblin-archer', 'F5');
        monster(state, 'goblin-archer', 'F6');
      })
        .choose(`hero:${GRISBAN}`)
        .offered(`use:${GRISBAN},${GRISBAN}-feat`);
    expect([feats(false).length > 0, feats(true)]).toEqual([true, []]);
  });

  test('Death Rage: at the start of his turn he refreshes it, or a hero within 3 spaces suffers 2 damage; ready, only the second', () => {
    const t = pair('death-rage-tainted', null, (_, one) => {
      for (const card of one.cards) if (card.id === 'death-rage-tainted') card.tired = true;
    });
    t.choose(`hero:${GRISBAN}`);
    expect(t.kind).toBe('one-of');
    t.choose('way:0');
    expect(t.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
    const ready = pair('death-rage-tainted', null).choose(`hero:${GRISBAN}`);
    expect([ready.kind, ready.offered('pick').length]).toEqual(['pick', 2]);
    ready.choose(`pick:${AVRIC}`);
    expect(heroIn(ready, AVRIC).damage).toBe(2);
  });

  test('Great Sorrow: he is stunned whenever another hero falls', () => {
    const t = pair('great-sorrow', null, (state, _, other) => {
      other.damage = 11;
      state.ground[at(state, 'F6')] = 'lava';
    });
    t.choose(`hero:${AVRIC}`)
      .choose('move')
      .choose(`go:${at(t.state, 'F6')},move-1`);
    expect([heroIn(t, AVRIC).down !== null, heroIn(t, GRISBAN).conditions]).toEqual([true, ['stunned']]);
  });

  test('Martyrdom: a condition stays as long as another hero has it', () => {
    const shaken = (both: boolean) => {
      const t = pair('martyrdom', null, (_, one, other) => {
        one.conditions.push('stunned');
        if (both) other.conditions.push('stunned');
      });
      t.choose(`hero:${GRISBAN}`).choose('shake-off:stunned');
      return heroIn(t, GRISBAN).conditions;
    };
    expect([shaken(true), shaken(false)]).toEqual([['stunned'], []]);
  });

  test('Vile Shadow: whoever rests is terrified', () => {
    const t = pair('vile-shadow', null).choose(`hero:${GRISBAN}`).choose('rest');
    expect(heroIn(t, GRISBAN).conditions).toEqual(['terrified']);
    expect(heroIn(t, AVRIC).conditions).toEqual([]);
  });

  test('D2C-ITEM-31 Soulbound Sword: at the start of each of his turns its bearer tests willpower or is terrified, though no attack is made', () => {
    const begin = (worn: boolean) =>
      pair(null, null, (state, one) => {
        holds(state, []);
        for (const card of one.cards) card.worn = false;
        one.cards.push({ ...cardFor('soulbound-sword'), worn });
      });
    const failed = begin(true).choose(`hero:${GRISBAN}`, [6, 6]);
    expect(heroIn(failed, GRISBAN).conditions).toEqual(['terrified']);
    const passed = begin(true).choose(`hero:${GRISBAN}`, [1, 1]);
    expect(heroIn(passed, GRISBAN).conditions).toEqual([]);
    expect(heroIn(begin(false).choose(`hero:${GRISBAN}`), GRISBAN).conditions).toEqual([]);
  });
});
