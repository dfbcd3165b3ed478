import { describe, expect, test } from 'vitest';
import { boardOf } from '../../board.ts';
import { armourOf } from '../../rules/values.ts';
import { figureOf, onBoard, thingOf } from '../../state.ts';
import { position, squares, told } from '../positions.ts';

describe('magic', () => {
  test('DS-MAGIC-01 only spellcasters cast', () => {
    const t = position('O> .. s<', { turn: 'orlaf' });
    expect(t.explain('cast:burn').rule).toBe('DS-MAGIC-01');
  });

  test('DS-MAGIC-03 DS-MAGIC-04 a lasting spell works at once and until the next turn of the caster', () => {
    const t = position('D> O> .. .. .. .. .. s<', { turn: 'danor', spells: { danor: ['steelskin'] } });
    t.choose('cast:steelskin').choose('target:orlaf');
    expect(armourOf(t.state, figureOf(t.state, 'orlaf'))).toBe(3);
    // Orlaf's turn, the overlord's, and Danor's next.
    t.choose('end').choose('end', [1]);
    expect(armourOf(t.state, figureOf(t.state, 'orlaf'))).toBe(3);
    t.choose('hero:danor');
    expect(armourOf(t.state, figureOf(t.state, 'orlaf'))).toBe(2);
  });

  test('DS-MAGIC-05 DS-MAGIC-06 one greater or up to two different lesser spells', () => {
    const spells = { danor: ['burn', 'flamebolt', 'steelskin'] };
    const t = position('D> .. .. s<', { turn: 'danor', spells });
    t.choose('cast:flamebolt', [1, 1, 1, 6, 6]);
    expect(t.offered('cast:')).toEqual(['cast:steelskin']);
    expect(t.explain('cast:burn').rule).toBe('DS-MAGIC-06');
    t.choose('cast:steelskin');
    expect(t.kind).toBe('command');
  });

  test('DS-MAGIC-08 DS-MAGIC-09 DS-MAGIC-10 a turned spell is not ready; a lesser one is in the next round', () => {
    const t = position('D> .. .. s<', { turn: 'danor', spells: { danor: ['flamebolt', 'steelskin'] } });
    t.choose('cast:flamebolt', [1, 1, 1, 6, 6]);
    expect(figureOf(t.state, 'danor').spells[0]?.turned).toBe(1);
    expect(t.explain('cast:flamebolt').rule).toBe('DS-MAGIC-08');
    t.choose('end').choose('end');
    expect(figureOf(t.state, 'danor').spells[0]?.turned).toBe(0);
    expect(t.offered('cast:flamebolt')).toHaveLength(1);
  });

  test('DS-MAGIC-11 DS-MAGIC-15 the target must be in range', () => {
    const t = position('D> .. .. .. .. O<', { turn: 'danor', spells: { danor: ['steelskin', 'gust'] } });
    t.choose('cast:steelskin');
    expect(told(t, 'granted')[0]?.figure).toBe('danor');
    const near = position('D> .. .. .. .. s<', { turn: 'danor', spells: { danor: ['gust'] } });
    expect(near.explain('cast:gust').rule).toBe('DS-MAGIC-15');
  });

  test('DS-MAGIC-12 the caster may be the target', () => {
    const t = position('D> O> ..', { turn: 'danor', wounds: { danor: 1, orlaf: 1 }, spells: { danor: ['mend'] } });
    t.choose('cast:mend');
    expect(t.offered('target:')).toEqual(['target:danor', 'target:orlaf']);
  });

  test('DS-MAGIC-13 DS-MAGIC-14 with the symbol a spell needs sight, without it goes behind and through figures', () => {
    const t = position('s> .. D> O> .. s<', { turn: 'danor', spells: { danor: ['flamebolt'] } });
    expect(t.offered('cast:')).toEqual([]);
    const behind = position('O> .. D> .. s<', { turn: 'danor', spells: { danor: ['steelskin'] } });
    behind.choose('cast:steelskin');
    expect(behind.offered('target:')).toEqual(['target:danor', 'target:orlaf'].sort((a, b) => (a > b ? -1 : 1)));
  });

  test('DS-MAGIC-16 DS-MAGIC-17 a magical attack: the dice of the spell against combat dice and armour', () => {
    const t = position('D> .. .. s<', { turn: 'danor', spells: { danor: ['burn'] } });
    t.choose('cast:burn', [6, 6, 6, 2, 1, 1, 1]);
    expect(told(t, 'rolled')[0]).toMatchObject({ dice: [6, 6, 6, 2, 1], defence: [1, 1], armour: 2 });
    expect(onBoard(t.state, 'skeleton-warrior-1')).toBe(false);
  });

  test('DS-MAGIC-18 DS-MAGIC-24 DS-FURN-04 standard modifiers never change a magical attack', () => {
    const t = position('D> .. BB .. k>', {
      turn: 'danor',
      wounds: { danor: 4, grimbur: 4 },
      spells: { danor: ['flamebolt'] },
    });
    t.choose('cast:flamebolt', [1, 1, 1, 6, 6, 6, 6, 6]);
    expect(told(t, 'rolled')[0]).toMatchObject({
      armour: 4,
      sums: { attack: { parts: [] }, defence: { parts: [] }, armour: { parts: [] } },
    });
    expect(told(t, 'rolled')[0]?.defence).toHaveLength(5);
  });

  test('DS-MAGIC-19 an energy crystal strengthens a magical attack', () => {
    const t = position('D> .. .. s<', {
      turn: 'danor',
      spells: { danor: ['flamebolt'] },
      items: { danor: ['energy-crystal'] },
    });
    t.choose('cast:flamebolt').choose('use:energy-crystal', [1, 1, 1, 1, 1, 6, 6]);
    expect(told(t, 'rolled')[0]?.dice).toHaveLength(5);
    expect(figureOf(t.state, 'danor').items).toEqual([]);
  });

  test('DS-MAGIC-20 several targets are rolled for separately', () => {
    const t = position('D> .. s<\n.. .. s<', { turn: 'danor', spells: { danor: ['chain-lightning'] } });
    t.choose('cast:chain-lightning').choose('target:skeleton-warrior-1');
    t.choose('target:skeleton-warrior-2', [1, 1, 1, 6, 6, 1, 1, 1, 6, 6]);
    expect(told(t, 'rolled')).toHaveLength(2);
    expect(t.leftover).toEqual([]);
  });

  test('DS-MAGIC-21 the card is turned after the effect', () => {
    const t = position('D> .. .. s<', {
      turn: 'danor',
      spells: { danor: ['flamebolt'] },
      items: { danor: ['energy-crystal'] },
    });
    t.choose('cast:flamebolt');
    expect(figureOf(t.state, 'danor').spells[0]?.turned).toBe(0);
    t.choose('pass', [1, 1, 1, 6, 6]);
    expect(figureOf(t.state, 'danor').spells[0]?.turned).toBe(1);
  });

  test('DS-MAGIC-23 standing in front of an enemy does not prevent casting', () => {
    const t = position('D> s<', { turn: 'danor', spells: { danor: ['flamebolt'] } });
    expect(t.offered('cast:')).toEqual(['cast:flamebolt']);
  });
});

describe('items', () => {
  test('DS-ITEM-02 DS-ITEM-04 DS-ITEM-05 the spider silk armour works without being activated', () => {
    const t = position('M> s<', { turn: 'skeleton-warrior-1', items: { madriga: ['spider-silk-armour'] } });
    t.choose('attack:madriga', [3, 1, 1, 1, 1]);
    expect(told(t, 'rolled')[0]?.armour).toBe(3);
  });

  test('DS-ITEM-03 only who may bear an item uses it; minions never do', () => {
    const t = position('O> s<', { turn: 'skeleton-warrior-1', items: { orlaf: ['spider-silk-armour'] } });
    t.choose('attack:orlaf', [1, 1, 1, 1, 1, 1, 1]);
    expect(told(t, 'rolled')[0]?.armour).toBe(2);
  });

  test('DS-ITEM-06 DS-ITEM-08 DS-ITEM-09 DS-ITEM-10 used at any time of the own turn, neither move nor action, then discarded', () => {
    const t = position('O> .. .. s<', {
      turn: 'orlaf',
      wounds: { orlaf: 2 },
      items: { orlaf: ['healing-potion', 'healing-potion'] },
    });
    t.choose('move:1,0').choose('use:healing-potion');
    expect(figureOf(t.state, 'orlaf')).toMatchObject({ wounds: 0, items: ['healing-potion'] });
    expect(squares(t)).toContain('2,0');
    expect(t.offered('use:')).toEqual([]);
  });

  test('DS-ITEM-07 some items answer events: the amulet prevents a wound', () => {
    const t = position('O> s<', { turn: 'skeleton-warrior-1', items: { orlaf: ['amulet-of-dawn'] } });
    t.choose('attack:orlaf', [6, 6, 1, 1, 1, 1, 1]);
    expect([t.seat, t.kind]).toEqual([1, 'wounding']);
    t.choose('use:amulet-of-dawn');
    expect(figureOf(t.state, 'orlaf')).toMatchObject({ wounds: 0, items: ['amulet-of-dawn'] });
  });

  test('DS-ITEM-11 items without the keyword stay', () => {
    const t = position('O> d1 ..', { turn: 'orlaf', items: { orlaf: ['crowbar'] } });
    t.choose('attack:door-1', [1, 1, 1, 1, 1, 1, 1, 6]);
    expect(told(t, 'rolled')[0]?.dice).toHaveLength(7);
    expect(figureOf(t.state, 'orlaf').items).toEqual(['crowbar']);
  });

  test('DS-ITEM-12 DS-ITEM-13 only items with the trade symbol change hands', () => {
    const t = position('M> .. O>', { turn: 'madriga', items: { madriga: ['spider-silk-armour', 'healing-potion'] } });
    t.choose('move:1,0');
    expect(t.offered('give:')).toEqual(['give:healing-potion,orlaf']);
    expect(t.explain('give:spider-silk-armour,orlaf').rule).toBe('DS-ITEM-12');
  });

  test('DS-ITEM-14 DS-ITEM-16 an exchange needs a move next to the other hero and is no action', () => {
    const t = position('.. M> O> .. s<', {
      turn: 'madriga',
      items: { madriga: ['healing-potion'], orlaf: ['weapon-oil'] },
    });
    expect(t.offered('give:')).toEqual([]);
    expect(t.explain('give:healing-potion,orlaf').rule).toBe('DS-ITEM-14');
    t.choose('move:0,0').choose('move:1,0').choose('swap:healing-potion,orlaf');
    expect(figureOf(t.state, 'madriga').items).toEqual(['weapon-oil']);
    expect(figureOf(t.state, 'orlaf').items).toEqual(['healing-potion']);
    expect(squares(t)).not.toEqual([]);
  });

  test('DS-ITEM-15 DS-ITEM-18 both players must agree, and an item is offered once per turn', () => {
    const t = position('O> .. R>', { turn: 'orlaf', seats: 3, items: { orlaf: ['healing-potion'] } });
    t.choose('move:1,0').choose('give:healing-potion,rordin');
    expect([t.seat, t.kind]).toEqual([2, 'exchange']);
    expect(told(t, 'proposed')).toMatchObject([{ from: 'orlaf', to: 'rordin', gives: 'healing-potion', takes: null }]);
    t.choose('refuse');
    expect(figureOf(t.state, 'orlaf').items).toEqual(['healing-potion']);
    expect(t.explain('give:healing-potion,rordin').rule).toBe('DS-ITEM-18');
  });
});

describe('doors, chests, locks and seals', () => {
  const ROOMS = `
    .. O> d1 .. s<
    .. .. ## .. ..
  `;

  test('DS-DOOR-01 DS-DOOR-02 DS-DOOR-03 doors and chests are closed by a lock or seal and stand on squares', () => {
    const t = position('O> d1 ..\n.. ## ##\nq2 ## ##', { turn: 'orlaf' });
    expect(t.match.view(1).things).toMatchObject([
      { id: 'door-1', open: false, lock: 'lock-1', cells: [1] },
      { id: 'chest-1', open: false, lock: 'seal-2', seal: 2 },
    ]);
    expect(squares(t)).toEqual(['0,1']);
  });

  test('DS-DOOR-05 DS-DOOR-06 DS-LOCK-01 DS-LOCK-02 DS-LOCK-03 one hit breaks the lock; the door goes and the zone behind it is laid out', () => {
    const t = position(ROOMS, { turn: 'orlaf' });
    expect(t.match.view(1).board.floor).not.toContain(4);
    expect(onBoard(t.state, 'skeleton-warrior-1')).toBe(false);
    t.choose('attack:door-1', [2, 1, 1, 1, 1, 1]);
    expect(told(t, 'rolled')[0]).toMatchObject({ defence: [1], armour: 1 });
    expect(onBoard(t.state, 'skeleton-warrior-1')).toBe(true);
    expect(t.match.view(1).board.floor).toContain(4);
    expect(told(t, 'revealed')[0]?.figures).toEqual(['skeleton-warrior-1']);
  });

  test('DS-DOOR-05 the opened door is gone: its square is entered, and seen across', () => {
    const t = position('O> d1 .. .. s<\nM> .. ## ## ##', { turn: 'orlaf' });
    expect(squares(t)).toEqual([]);
    t.choose('attack:door-1', [2, 1, 1, 1, 1, 1]);
    expect(t.state.turns[0]?.figure).toBe('madriga');
    expect(squares(t)).toEqual(['1,0', '1,1', '2,0', '3,0']);
    t.choose('move:1,0');
    expect(t.offered('shoot:')).toEqual(['shoot:skeleton-warrior-1']);
  });

  test('DS-DOOR-08 the opened chest stays: it still bars its square and hinders shots', () => {
    const chest = (dice: number[]) => {
      const t = position('.. .. .. .. ..\nO> c1 .. .. ..', { turn: 'orlaf', holds: ['crowbar'] });
      t.choose('attack:chest-1', dice).choose('end');
      return t;
    };
    const [opened, shut] = [chest([6, 6, 6, 6, 6, 1]), chest([1, 1, 1, 1, 1, 6])];
    expect([thingOf(opened.state, 'chest-1')?.open, thingOf(shut.state, 'chest-1')?.open]).toEqual([true, false]);
    expect(opened.match.view(1).things).toMatchObject([{ id: 'chest-1', open: true, cells: [6] }]);
    expect(squares(opened)).not.toContain('1,1');
    expect(squares(opened)).toEqual(squares(shut));
    expect(opened.explain('move:1,1').rule).toBe('DS-MOVE-03');
    // It is no longer to be forced, and gives nothing twice.
    expect([shut.offered('attack:'), opened.offered('attack:')]).toEqual([['attack:chest-1'], []]);
    expect(opened.explain('attack:chest-1').allowed).toBe(false);
  });

  test('DS-DOOR-07 DS-DOOR-08 the hero who opens a chest receives all that is in it; the chest stays', () => {
    const t = position('O> c1 ..', { turn: 'orlaf', holds: ['healing-potion', 'crowbar'] });
    expect(t.match.view(1).things[0]?.holds).toBeNull();
    t.choose('attack:chest-1', [6, 6, 6, 6, 6, 1]);
    expect(figureOf(t.state, 'orlaf').items).toEqual(['healing-potion', 'crowbar']);
    expect(t.match.view(1).things[0]?.open).toBe(true);
    t.choose('end');
    expect(t.match.view(1).things).toMatchObject([{ id: 'chest-1', cells: [1], open: true }]);
    expect(boardOf(t.state).closedAt.get(1)?.kind).toBe('chest');
  });

  test('DS-DOOR-09 figures of a newly laid out area cause no free strikes', () => {
    const t = position('.. O> d1 s<', { turn: 'orlaf' });
    t.choose('attack:door-1', [6, 6, 6, 6, 6, 1]);
    expect(t.kind).not.toBe('free-strike');
  });

  test('DS-LOCK-04 a lock is not broken by arrows or spells', () => {
    const t = position('M> .. d1 ..', { turn: 'madriga' });
    expect(t.offered('shoot:')).toEqual([]);
    const d = position('D> .. d1 ..', { turn: 'danor', spells: { danor: ['flamebolt', 'break-ward'] } });
    expect(d.offered('cast:')).toEqual([]);
  });

  test('DS-LOCK-05 DS-LOCK-09 locks strike nobody, outnumber nobody and stop nobody', () => {
    const t = position('c1 O> c1 s<'.replace('c1 s<', 'c1 ..'), { turn: 'orlaf' });
    expect(t.offered('break-away')).toEqual([]);
    t.choose('attack:chest-2', [1, 1, 1, 1, 1, 6]);
    expect(told(t, 'rolled')[0]?.dice).toHaveLength(5);
  });

  test('DS-LOCK-07 DS-LOCK-08 a seal yields to magic alone, step by step', () => {
    const t = position('D> w2 ..', { turn: 'danor', spells: { danor: ['break-ward'] } });
    expect(t.explain('attack:door-1').rule).toBe('DS-LOCK-07');
    t.choose('cast:break-ward');
    expect(thingOf(t.state, 'door-1')).toMatchObject({ seal: 1, open: false });
    t.choose('end');
    t.choose('cast:break-ward');
    expect(thingOf(t.state, 'door-1')).toMatchObject({ seal: 0, open: true });
  });

  test('DS-LOCK-08 Break Ward reaches adjacent seals only, before and behind the caster', () => {
    const casts = (drawing: string) =>
      position(drawing, { turn: 'danor', spells: { danor: ['break-ward'] } }).offered('cast:');
    expect(casts('D> q1 ..')).toEqual(['cast:break-ward']);
    expect(casts('q1 D> ..')).toEqual(['cast:break-ward']);
    expect(casts('D> ..\n.. q1')).toEqual(['cast:break-ward']);
    expect(casts('D> .. q1')).toEqual([]);
    expect(casts('D> .. ..\n.. .. q1')).toEqual([]);
    const far = position('D> .. q1', { turn: 'danor', spells: { danor: ['break-ward'] } });
    expect(far.explain('cast:break-ward')).toMatchObject({ allowed: false, rule: 'DS-MAGIC-15' });
  });

  test('DS-LOCK-10 the lock must be in front; only the modifiers of the hero count', () => {
    const t = position('d1 O> ..', { turn: 'orlaf', wounds: { orlaf: 3 } });
    expect(t.offered('attack:')).toEqual([]);
    t.choose('face:W').choose('attack:door-1', [1, 1, 1, 1, 6]);
    expect(told(t, 'rolled')[0]).toMatchObject({ dice: [1, 1, 1, 1], defence: [6], armour: 1 });
  });
});
