import { describe, expect, test } from 'vitest';
import { figureOf, onBoard } from '../../state.ts';
import { position, type Situation, squares, told } from '../positions.ts';
import { hits, miss, roll, rolls, strike, turned, wounds } from './played.ts';

/** One attack that misses, and how it was rolled. */
const attack = (drawing: string, turn: string, target: string, situation: Situation = {}) => {
  const t = position(drawing, { turn, ...situation });
  return roll(t.choose(`attack:${target}`, miss(12)));
};
const shot = (drawing: string, turn: string, target: string, situation: Situation = {}) => {
  const t = position(drawing, { turn, ...situation });
  return roll(t.choose(`shoot:${target}`, miss(12)));
};
const legendary = { legendary: true };
const floor = (squares: number): string => Array.from({ length: squares }, () => '..').join(' ');

describe('abilities of the heroes', () => {
  const FOUR = 's^ s>\nO> s<\n.. s>';

  test('Frenzy: who fells an enemy in melee may strike another in front of him with 3 dice, once per turn', () => {
    const t = position(FOUR, { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-4', strike(5, 2));
    expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'kill', 'use:frenzy', 'pass']);
    t.choose('use:frenzy').choose('target:skeleton-warrior-2', strike(3, 2));
    expect(rolls(t)).toEqual([
      [5, 2, 2],
      [3, 2, 1],
    ]);
    // The second one has fallen too, and a third stands in front of him: but once is enough.
    expect([t.kind, t.state.figures.length]).toEqual(['command', 3]);
    t.choose('end').choose('attack:skeleton-warrior-3', strike(2, 5));
    expect([t.kind, ...t.offered()]).toEqual(['kill', 'use:frenzy', 'pass']);
    expect(t.choose('pass').kind).toBe('command');
  });

  test('Frenzy: not without a kill, not with nobody left, not by a bolt', () => {
    expect(position(FOUR, { turn: 'orlaf' }).choose('attack:skeleton-warrior-4', strike(1, 6)).kind).toBe('command');
    expect(position('O> s< .. h<', { turn: 'orlaf' }).choose('attack:skeleton-warrior-1', strike(5, 2)).kind).toBe(
      'command',
    );
    expect(position('z> O> s<', { turn: 'orlaf' }).choose('attack:skeleton-warrior-1', strike(4, 2)).kind).toBe(
      'command',
    );
    const t = position('O> .. s<\n.. z> ..', { turn: 'orlaf', items: { orlaf: ['last-bolt'] } });
    t.choose('use:last-bolt', strike(3, 2));
    expect([onBoard(t.state, 'skeleton-warrior-1'), t.kind]).toEqual([false, 'turn']);
  });

  test('Blood Rage: injured he loses no die, in attack and defence, and moves one square farther', () => {
    const moves = (orlaf: number) =>
      squares(position(`O> ${floor(10)}`, { turn: 'orlaf', legendary: true, wounds: { orlaf } })).length;
    expect([moves(0), moves(2), moves(3)]).toEqual([7, 7, 8]);
    const injured = { legendary: true, wounds: { orlaf: 3 } };
    expect(attack('O> s<', 'orlaf', 'skeleton-warrior-1', injured)).toEqual([6, 2, 2]);
    expect(attack('O> s<', 'skeleton-warrior-1', 'orlaf', injured)).toEqual([2, 6, 2]);
    expect(attack('O> s<', 'skeleton-warrior-1', 'orlaf', { wounds: { orlaf: 3 } })).toEqual([2, 4, 2]);
  });

  test('Tough: at the end of the round a 5 or 6 heals a wound; without a wound no die is rolled', () => {
    const end = (rordin: number, die: number) => {
      const t = position('R> .. s<', { phase: 'overlord', wounds: { rordin } }).choose('end', [die]);
      return [wounds(t, 'rordin'), ...told(t, 'die').map(({ die, atLeast }) => `${die}/${atLeast}`)];
    };
    expect([end(2, 4), end(2, 5), end(2, 6), end(0, 6)]).toEqual([[2, '4/5'], [1, '5/5'], [1, '6/5'], [0]]);
    const troll = position('O> .. .. T< T<\n.. .. .. T< T<', { phase: 'overlord', wounds: { 'zombie-troll-1': 1 } });
    expect(wounds(troll.choose('end', [5]), 'zombie-troll-1')).toBe(0);
    const hoggar = position('O> .. .. H< H<\n.. .. .. H< H<', { phase: 'overlord', wounds: { hoggar: 3 } });
    expect(wounds(hoggar.choose('end', [5]), 'hoggar')).toBe(2);
  });

  test('Door Breaker: one die more against locks, none more against figures', () => {
    expect(attack('R> d2 ..', 'rordin', 'door-1')).toEqual([5, 2, 2]);
    expect(attack('R> c1 ..', 'rordin', 'chest-1')).toEqual([5, 1, 1]);
    expect(attack('R> s<', 'rordin', 'skeleton-warrior-1')).toEqual([4, 2, 2]);
  });

  test('Stalwart: outnumbered it loses no die, but is outnumbered all the same; from behind it does lose one', () => {
    expect(attack('O> r< D<', 'orlaf', 'dwarf-revenant-1')).toEqual([5, 4, 3]);
    expect(attack('O> r< D<', 'dwarf-revenant-1', 'orlaf')).toEqual([4, 5, 2]);
    expect(attack('O> r> D<', 'orlaf', 'dwarf-revenant-1')).toEqual([5, 3, 3]);
    expect(attack('O> k< D<', 'orlaf', 'grimbur')).toEqual([5, 5, 4]);
    expect(attack('s> R> s<', 'rordin', 'skeleton-warrior-2', legendary)).toEqual([5, 2, 2]);
    const belt = { legendary: true, items: { rordin: ['bear-belt'] } };
    expect(attack('s> R> s<', 'skeleton-warrior-2', 'rordin', belt)).toEqual([2, 5, 5]);
    expect(attack('.. R> s<', 'skeleton-warrior-1', 'rordin', belt)).toEqual([2, 5, 4]);
  });

  test('Challenge: once per turn an enemy in short range and sight turns so that Rordin is in front of it', () => {
    const t = position('R> .. .. .. s>', { turn: 'rordin', legendary: true });
    t.choose('use:challenge');
    expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'facing', 'face:N', 'face:S', 'face:W']);
    t.choose('face:W');
    expect(figureOf(t.state, 'skeleton-warrior-1').facing).toBe('W');
    // Neither move nor action is spent, but the challenge is.
    expect([squares(t).length, t.offered('use:')]).toEqual([3, []]);
    expect(t.explain('use:challenge')).toMatchObject({ allowed: false, rule: 'DS-ITEM-02' });
    expect(t.choose('end').choose('end').offered('use:')).toEqual(['use:challenge']);
  });

  test('Challenge: not too far away, not behind him, not behind a bookcase', () => {
    const uses = (drawing: string) => position(drawing, { turn: 'rordin', legendary: true }).offered('use:');
    expect(uses('R> .. .. .. .. s>')).toEqual([]);
    expect(uses('s> R> .. ..')).toEqual([]);
    expect(uses('R> KK KK s>')).toEqual([]);
    expect(uses('.. R> .. s>')).toEqual(['use:challenge']);
    const two = position('R> .. s>\n.. .. s>', { turn: 'rordin', legendary: true }).choose('use:challenge');
    expect(two.choose('target:skeleton-warrior-2').choose('face:W').kind).toBe('turn');
  });

  test('Sure Shot: one die of a ranged attack is rolled again, if she likes; never in melee', () => {
    const t = position('M> .. .. s<', { turn: 'madriga' }).choose('shoot:skeleton-warrior-1', [5, 2, 1, 3, 1]);
    expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'attack-rolled', 'use:sure-shot', 'pass']);
    t.choose('use:sure-shot');
    expect(t.offered()).toEqual(['reroll:5', 'reroll:2', 'reroll:1']);
    t.choose('reroll:1', [6]);
    expect(told(t, 'rerolled')).toMatchObject([{ from: [1], to: [6] }]);
    // 6 and 5 are left, against 3 and 1.
    expect([hits(t), t.state.bones]).toEqual([2, [3]]);
    expect(position('M> s<', { turn: 'madriga' }).choose('attack:skeleton-warrior-1', miss(5)).kind).toBe('command');
    const passed = position('M> .. .. s<', { turn: 'madriga' }).choose('shoot:skeleton-warrior-1', [5, 2, 1, 3, 1]);
    expect(hits(passed.choose('pass'))).toBe(1);
    const worse = position('M> .. .. s<', { turn: 'madriga' }).choose('shoot:skeleton-warrior-1', [5, 2, 1, 3, 1]);
    expect(hits(worse.choose('use:sure-shot').choose('reroll:5', [1]))).toBe(0);
  });

  test('Nimble: one die more against free strikes only', () => {
    const t = position('.. M> s<', { turn: 'madriga' });
    expect(roll(t.choose('break-away').choose('strike:skeleton-warrior-1', miss(6)))).toEqual([2, 4, 2]);
    expect(attack('.. M> s<', 'skeleton-warrior-1', 'madriga')).toEqual([2, 3, 2]);
  });

  test('Keen Eye: furnishing in the way costs no die', () => {
    expect(shot('M> .. BB .. s<', 'madriga', 'skeleton-warrior-1')).toEqual([2, 2, 2]);
    // 4 dice, and one for her steady hand.
    expect(shot('M> .. BB .. s<', 'madriga', 'skeleton-warrior-1', legendary)).toEqual([5, 2, 2]);
  });

  test('Steady Hand: one ranged die more as long as she has not moved; turning does not matter', () => {
    expect(shot('M> .. .. s<', 'madriga', 'skeleton-warrior-1', legendary)).toEqual([5, 2, 2]);
    const moved = position('M> .. .. .. s<', { turn: 'madriga', legendary: true }).choose('move:1,0');
    expect(roll(moved.choose('shoot:skeleton-warrior-1', miss(6)))).toEqual([4, 2, 2]);
    const faced = position('M< .. .. s<', { turn: 'madriga', legendary: true }).choose('face:E');
    expect(roll(faced.choose('shoot:skeleton-warrior-1', miss(7)))).toEqual([5, 2, 2]);
    expect(attack('M> s<', 'madriga', 'skeleton-warrior-1', legendary)).toEqual([4, 2, 2]);
  });

  test('Magical Defence: one die more against magical attacks, none against blows', () => {
    const lance = position('m> .. .. D<', { turn: 'mortibris' }).choose('cast:soul-lance', miss(6));
    expect(roll(lance)).toEqual([3, 3, 1]);
    expect(attack('m> D<', 'mortibris', 'danor')).toEqual([3, 2, 1]);
    const bolt = position('D> .. .. m<', { turn: 'danor', spells: { danor: ['flamebolt'] } });
    expect(roll(bolt.choose('cast:flamebolt', miss(7)))).toEqual([3, 4, 2]);
  });

  test('Quick Study: at the end of the round a 5 or 6 readies a spell of his choice', () => {
    const end = (die: number, turnedBy: number) => {
      const t = position('D> .. s<', {
        phase: 'overlord',
        spells: { danor: ['burn', 'mend'] },
        arrange: state => {
          for (const card of figureOf(state, 'danor').spells) card.turned = turnedBy;
        },
      });
      return t.choose('end', [die]);
    };
    const five = end(5, 2);
    expect([five.seat, five.kind, ...five.offered()]).toEqual([1, 'recharge', 'ready:burn', 'ready:mend']);
    five.choose('ready:mend');
    expect([turned(five, 'danor', 'burn'), turned(five, 'danor', 'mend')]).toEqual([1, 0]);
    const four = end(4, 2);
    expect([turned(four, 'danor', 'burn'), turned(four, 'danor', 'mend')]).toEqual([1, 1]);
    // What is upright after the quarter turn of all needs no die.
    expect(told(end(6, 1), 'die')).toEqual([]);
  });

  test('Archmage: one die more in magical attacks only', () => {
    const cast = (spell: string) => {
      const t = position('D> .. .. s<', { turn: 'danor', legendary: true, spells: { danor: [spell] } });
      return roll(t.choose(`cast:${spell}`, miss(9)));
    };
    expect([cast('flamebolt'), cast('burn')]).toEqual([
      [4, 2, 2],
      [6, 2, 2],
    ]);
    expect(attack('D> s<', 'danor', 'skeleton-warrior-1', legendary)).toEqual([3, 2, 2]);
  });
});

describe('abilities of the servants', () => {
  test('Clinging: one die more in free strikes only', () => {
    for (const [sign, id] of [
      ['z<', 'zombie-1'],
      ['g<', 'armoured-zombie-1'],
    ]) {
      const t = position(`.. O> ${sign}`, { turn: 'orlaf' }).choose('break-away').choose(`strike:${id}`, miss(8));
      expect(roll(t)).toEqual([3, 5, 2]);
      expect(attack(`.. O> ${sign}`, id ?? '', 'orlaf')).toEqual([2, 5, 2]);
    }
  });

  test('Ethereal: through figures and furniture, never ending there; through no closed door', () => {
    const ways = (drawing: string, turn = 'ghost-1') => squares(position(drawing, { turn }));
    expect(ways('h> s> BB .. .. .. O<')).toEqual(['3,0']);
    expect(ways('h> KK KK .. .. .. O<')).toEqual(['3,0']);
    expect(ways('e> s> BB .. .. .. .. O<', 'elshara')).toEqual(['3,0', '4,0', '5,0']);
    expect(ways('h> d1 .. ..\n.. ## ## ..\n.. .. .. ..\n## ## ## Ov')).not.toContain('2,0');
    // In front of an enemy it stops as others do, unless the square is taken: then it is only passed.
    expect(ways('h> .. O< ..')).toEqual(['1,0']);
    expect(ways('h> s> O< ..')).toEqual(['3,0']);
  });

  test('Chill Touch: against a hero in melee one armour less', () => {
    expect(attack('h> R<', 'ghost-1', 'rordin')).toEqual([3, 4, 3]);
    expect(attack('h> D<', 'ghost-1', 'danor')).toEqual([3, 2, 1]);
    expect(attack('s> R<', 'skeleton-warrior-1', 'rordin')).toEqual([2, 4, 4]);
  });

  test('Sweeping Blow: as its action 3 dice against every enemy in front, in any order', () => {
    const t = position('T> T> O<\nT> T> R>', { turn: 'zombie-troll-1' });
    t.choose('use:sweeping-blow');
    expect(t.offered()).toEqual(['target:orlaf', 'target:rordin']);
    t.choose('target:rordin', miss(9));
    // Both are outnumbered by the large figure; Rordin shows his back.
    expect(rolls(t)).toEqual([
      [3, 2, 4],
      [3, 4, 2],
    ]);
    expect(t.kind).toBe('command');
    const hoggar = position('H> H> O<\nH> H> ..', { turn: 'hoggar' }).choose('use:sweeping-blow', miss(7));
    expect(roll(hoggar)).toEqual([3, 4, 2]);
  });

  test('Sweeping Blow: not without an enemy in front, not after the action', () => {
    expect(position('O> T> T>\n.. T> T>', { turn: 'zombie-troll-1' }).offered('use:')).toEqual([]);
    const t = position('H> H> O<\nH> H> ..', {
      turn: 'hoggar',
      wounds: { hoggar: 1 },
      items: { hoggar: ['healing-potion'] },
    });
    expect(t.offered('use:')).toEqual(['use:sweeping-blow', 'use:healing-potion']);
    expect(t.choose('attack:orlaf', miss(9)).offered()).toEqual(['use:healing-potion', 'end']);
  });

  test('Lord of Bones: when his activation begins a bone pile in short range may rise, once per round', () => {
    const t = position('O> R> .. .. .. %% .. .. .. m< %%', { turn: 'orlaf', hand: ['interrupt'] });
    t.choose('end').choose('play:interrupt').choose('activate:mortibris');
    expect([t.seat, t.kind, ...t.offered()]).toEqual([0, 'turn-start', 'use:lord-of-bones', 'pass']);
    t.choose('use:lord-of-bones').choose('square:5,0').choose('raise:5,0,zombie').choose('face:E');
    expect([onBoard(t.state, 'zombie-1'), t.kind]).toEqual([true, 'interrupt']);
    t.choose('end').choose('end').choose('activate:mortibris');
    expect(t.kind).toBe('activation');
    t.choose('end').choose('end').choose('hero:orlaf').choose('end').choose('pass').choose('end');
    expect(t.choose('activate:mortibris').kind).toBe('turn-start');
  });

  test('Lord of Bones: four squares off it is too far', () => {
    const t = position('m> .. .. .. .. %% .. O>', { phase: 'overlord' });
    expect(t.choose('activate:mortibris').kind).toBe('activation');
  });

  test('Skeletal Lord: skeletons and revenants in short range attack with one die more, no others and not the king', () => {
    expect(attack('k> s> O<', 'skeleton-warrior-1', 'orlaf')).toEqual([3, 5, 2]);
    expect(attack('k> r> O<', 'dwarf-revenant-1', 'orlaf')).toEqual([5, 5, 2]);
    expect(shot('k> a> .. .. O<', 'skeleton-archer-1', 'orlaf')).toEqual([4, 5, 2]);
    expect(attack('k> z> O<', 'zombie-1', 'orlaf')).toEqual([2, 5, 2]);
    expect(attack('k> .. .. .. s> O<', 'skeleton-warrior-1', 'orlaf')).toEqual([3, 5, 2]);
    expect(attack('k> .. .. .. .. s> O<', 'skeleton-warrior-1', 'orlaf')).toEqual([2, 5, 2]);
    expect(attack('k> O<', 'grimbur', 'orlaf')).toEqual([5, 5, 2]);
    expect(attack('O> s< k<', 'orlaf', 'skeleton-warrior-1')).toEqual([5, 2, 2]);
  });

  test('Iron Grip: who stands in front of the king cannot break away, by no means; behind him all go free', () => {
    const t = position('.. O> k<', { turn: 'orlaf', items: { orlaf: ['smoke-vial'] } });
    expect([t.offered('break-away'), squares(t)]).toEqual([[], []]);
    expect(t.explain('break-away')).toMatchObject({ allowed: false, rule: 'DS-BREAK-01' });
    t.choose('use:smoke-vial');
    expect([t.offered('break-away'), squares(t)]).toEqual([[], []]);
    expect(t.explain('move:0,0')).toMatchObject({ allowed: false, rule: 'DS-BREAK-01' });
    const feat = position('.. O> k<', { turn: 'orlaf' }).choose('feat:unstoppable');
    expect(squares(feat)).toEqual([]);
    expect(squares(position('.. O> k>', { turn: 'orlaf' }))).toEqual(['0,0']);
  });

  test('Dread: who is adjacent to the banshee attacks with one die less in melee, whomever', () => {
    expect(attack('O> e<', 'orlaf', 'elshara')).toEqual([4, 3, 4]);
    expect(attack('O> e>', 'orlaf', 'elshara')).toEqual([4, 2, 4]);
    expect(attack('O> s<\nev ..', 'orlaf', 'skeleton-warrior-1')).toEqual([4, 2, 2]);
    expect(attack('O> s< e<', 'orlaf', 'skeleton-warrior-1')).toEqual([5, 2, 2]);
    expect(shot('M> .. .. s<\nev .. .. ..', 'madriga', 'skeleton-warrior-1')).toEqual([3, 2, 2]);
    expect(attack('O> e<', 'elshara', 'orlaf')).toEqual([3, 5, 2]);
    // Her own side does not mind.
    expect(attack('r> O<\nev ..', 'dwarf-revenant-1', 'orlaf')).toEqual([4, 5, 2]);
  });

  test('Life Drain: a hit in melee heals her one wound, once in any turn, free strikes included', () => {
    const t = position('.. D> e< ..\n.. .. .. ..', {
      turn: 'danor',
      spells: { danor: ['blink'] },
      wounds: { elshara: 2 },
    });
    t.choose('break-away').choose('strike:elshara', strike(2, 2));
    expect([wounds(t, 'danor'), wounds(t, 'elshara')]).toEqual([1, 1]);
    t.choose('move:0,0')
      .choose('face:E')
      .choose('cast:blink')
      .choose('square:1,0')
      .choose('face:E')
      .choose('strike:elshara', strike(3, 2));
    expect([wounds(t, 'danor'), wounds(t, 'elshara')]).toEqual([2, 1]);
    t.choose('activate:elshara').choose('attack:danor', strike(3, 2));
    expect([wounds(t, 'danor'), wounds(t, 'elshara')]).toEqual([3, 0]);
  });

  test('Life Drain: not by a miss, not by a spell', () => {
    const blow = position('e> O<', { turn: 'elshara', wounds: { elshara: 1 } }).choose('attack:orlaf', miss(8));
    expect(wounds(blow, 'elshara')).toBe(1);
    const spell = position('e> .. O<', { turn: 'elshara', wounds: { elshara: 1 } }).choose(
      'cast:keening',
      strike(3, 5),
    );
    expect([wounds(spell, 'orlaf'), wounds(spell, 'elshara')]).toEqual([1, 1]);
  });
});
