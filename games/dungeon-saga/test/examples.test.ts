import { expect, test } from 'vitest';
import { figureOf, isInjured, onBoard } from '../state.ts';
import { position, squares, stateOf, told } from './positions.ts';

// The worked examples of the rulebook, with its own numbers.

test('DS-MELEE-EX2 DS-DMG-02 injured Orlaf rolls 6 4 2 1 against 5 2: two hits, a bone pile', () => {
  const t = position('O> s<', { turn: 'orlaf', wounds: { orlaf: 3 } });
  t.choose('attack:skeleton-warrior-1', [6, 4, 2, 1, 5, 2]);
  expect(told(t, 'rolled')[0]).toMatchObject({ dice: [6, 4, 2, 1], defence: [5, 2], armour: 2 });
  expect(told(t, 'hits')[0]).toMatchObject({ left: [6, 4], hits: 2 });
  expect(onBoard(t.state, 'skeleton-warrior-1')).toBe(false);
  expect(t.state.bones).toEqual([1]);
  expect(t.leftover).toEqual([]);
});

test('DS-LIMIT-EX1 an outnumbered skeleton warrior attacked from behind: 2 dice, armour 1', () => {
  const t = position('O> s> D<', { turn: 'orlaf' });
  t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
  expect(told(t, 'rolled')[0]).toMatchObject({ armour: 1, defence: [6, 6] });
});

test('DS-LIMIT-EX2 outnumbered Madriga attacked from behind: 2 dice, armour 1', () => {
  const t = position('s> M> s<', { turn: 'skeleton-warrior-1' });
  t.choose('attack:madriga', [1, 1, 6, 6]);
  expect(told(t, 'rolled')[0]).toMatchObject({ armour: 1, defence: [6, 6] });
});

test('DS-LIMIT-EX3 outnumbered Rordin attacked from behind: 2 dice, armour 4', () => {
  const t = position('s> R> s<', { turn: 'skeleton-warrior-1' });
  t.choose('attack:rordin', [1, 1, 6, 6]);
  expect(told(t, 'rolled')[0]).toMatchObject({ armour: 4, defence: [6, 6] });
});

test('DS-LOS-EX1 behind her, behind the bookcase, to her right: Madriga can shoot only at the third', () => {
  const t = position(
    `
      .. .. z< .. ..
      .. KK KK .. ..
      .. .. M^ .. s<
      .. .. .. .. ..
      .. .. s^ .. ..
    `,
    { turn: 'madriga' },
  );
  expect(t.offered('shoot:')).toEqual(['shoot:skeleton-warrior-1']);
});

test('DS-MOVE-EX1 a diagonal step needs one of the two squares beside it', () => {
  const one = position('O> BB\n.. ..', { turn: 'orlaf' });
  expect(squares(one)).toContain('1,1');
  const both = position('O> BB\nBB ..', { turn: 'orlaf' });
  expect(squares(both)).not.toContain('1,1');
});

const DANOR_AND_REVENANT = `
  .. .. ..
  .. D> r<
  .. .. ..
`;

test('DS-FREE-EX1 Danor with 4 wounds breaks away and is struck down', () => {
  const t = position(DANOR_AND_REVENANT, { turn: 'danor', wounds: { danor: 4 } });
  t.choose('break-away');
  expect([t.seat, t.kind]).toEqual([0, 'free-strike']);
  t.choose('strike:dwarf-revenant-1', [6, 6, 6, 6, 1, 1]);
  expect(onBoard(t.state, 'danor')).toBe(false);
  expect(t.match.outcome).toMatchObject({ winners: [0] });
});

test('DS-FREE-EX1 Danor with 4 wounds breaks away unhurt and begins with one of the three squares behind him', () => {
  const t = position(DANOR_AND_REVENANT, { turn: 'danor', wounds: { danor: 4 } });
  expect(squares(t)).toEqual([]);
  t.choose('break-away').choose('strike:dwarf-revenant-1', [1, 1, 1, 1, 6, 6]);
  expect(squares(t).slice(0, 3)).toEqual(['0,0', '0,1', '0,2']);
  t.choose('move:0,1');
  expect(figureOf(t.state, 'danor').cell).toBe(3);
});

test('DS-MELEE-EX1 Rordin has the skeleton in front of him, Orlaf only once he stands beside him', () => {
  const drawing = `
    .. .. s< ..
    .. R> .. ..
    .. .. .. ..
    O^ .. .. ..
  `;
  expect(position(drawing, { turn: 'rordin' }).offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
  const t = position(drawing, { turn: 'orlaf' });
  expect(t.offered('attack:')).toEqual([]);
  t.choose('move:2,1');
  expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
});

test('DS-DMG-EX1 with two wounds each Madriga is injured and Rordin is not', () => {
  const state = stateOf('M> R>', { wounds: { madriga: 2, rordin: 2 } });
  expect(isInjured(figureOf(state, 'madriga'))).toBe(true);
  expect(isInjured(figureOf(state, 'rordin'))).toBe(false);
});

test('DS-MAGIC-EX1 DS-MAGIC-07 Burn is ready again in the round after the next', () => {
  const t = position('D> .. .. .. .. z<', { turn: 'danor', spells: { danor: ['burn'] } });
  const turned = () => figureOf(t.state, 'danor').spells[0]?.turned;
  // Danor's Quick Study rolls a die at the end of each round in which a spell is turned: 1 does nothing.
  const endRound = (dice: number[]) => {
    t.choose('end');
    t.choose('end', dice);
  };
  t.choose('cast:burn', [1, 1, 1, 1, 1, 6, 6]);
  expect(turned()).toBe(2);
  t.choose('end', [1]);
  expect(turned()).toBe(1);
  expect(t.offered('cast:')).toEqual([]);
  endRound([]);
  expect(turned()).toBe(0);
  expect(t.offered('cast:')).toEqual(['cast:burn']);
});

test('DS-RAISE-EX1 with "Skeleton warriors (max. 4)" only they rise, up to four', () => {
  const t = position('%% %% s< s< s< .. O>', { phase: 'overlord', commands: 3, raise: { 'skeleton-warrior': 4 } });
  expect(t.offered('raise:')).toEqual(['raise:0,0,skeleton-warrior', 'raise:1,0,skeleton-warrior']);
  t.choose('raise:0,0,skeleton-warrior').choose('face:N');
  expect(onBoard(t.state, 'skeleton-warrior-4')).toBe(true);
  expect(t.offered('raise:')).toEqual([]);
});

test('DS-CARD-EX1 DS-CARD-14 with four heroes at most three interrupts are played in a round', () => {
  const t = position('O> R> M> D> .. .. .. s<', { hand: ['interrupt', 'interrupt', 'interrupt', 'interrupt'] });
  let windows = 0;
  for (const hero of ['orlaf', 'rordin', 'madriga', 'danor']) {
    if (t.kind === 'next-hero') t.choose(`hero:${hero}`);
    expect(t.kind).toBe('turn');
    t.choose('end');
    if (t.kind === 'window') {
      windows++;
      t.choose('play:interrupt').choose('end');
    }
  }
  expect(windows).toBe(3);
  expect(t.state.overlord.hand).toHaveLength(1);
  expect(t.kind).toBe('command');
});
