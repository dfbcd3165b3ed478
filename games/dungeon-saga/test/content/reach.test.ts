import { expect, test } from 'vitest';
import { changes, type Position, position, type Situation } from '../positions.ts';
import { turned } from './played.ts';

/** Where the caster stands, in the middle of a long passage, looking east. */
const MIDDLE = 10;
const LENGTH = 21;

interface Cast {
  /** The caster as it is drawn, and its id. */
  readonly by: readonly [string, string];
  readonly spell: string;
  /** What it is cast at, as it is drawn, and the option that says so; none where the spell itself is only offered with a target. */
  readonly at: string;
  readonly option?: (x: number) => string;
  readonly situation?: Situation;
}

/** The passage with these tokens; a second row that nothing is seen from holds a hero far away, for bosses need somebody to fight. */
const passage = (tokens: Readonly<Record<number, string>>): string => {
  const squares = Array.from({ length: LENGTH }, (_, x) => tokens[x] ?? '..');
  const other = Array.from({ length: LENGTH }, (_, x) => (x === LENGTH - 1 ? 'R>' : '..'));
  return `${squares.join(' ')}\n${other.join(' ')}`;
};
const walls = Array.from({ length: LENGTH - 1 }, (_, x) => `${x},0 S`);

const place = ({ by: [sign, turn], spell, at, situation = {} }: Cast, x: number, more: Record<number, string> = {}) =>
  position(passage({ [MIDDLE]: `${sign}>`, [x]: at, ...more }), {
    turn,
    walls,
    raise: { zombie: 9, ghost: 9 },
    ...situation,
    spells: { [turn]: [spell] },
  });

/** Whether the spell can be cast at what stands there. */
const reaches = (cast: Cast, x: number, more: Record<number, string> = {}): boolean => {
  const t = place(cast, x, more);
  if (t.kind === 'turn-start') t.choose('pass');
  if (t.offered(`cast:${cast.spell}`).length === 0) return false;
  return cast.option === undefined || t.choose(`cast:${cast.spell}`).offered(cast.option(x)).length > 0;
};

/** The most squares between caster and target, whether past a bookcase, whether behind the caster. */
const reach = (cast: Cast): [number, boolean, boolean] => {
  const gaps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(gap => reaches(cast, MIDDLE + 1 + gap));
  const most = Math.max(...gaps);
  expect(gaps).toHaveLength(most + 1);
  const behind = reaches(cast, MIDDLE - 1);
  const hidden = most > 0 && reaches(cast, MIDDLE + 3, { [MIDDLE + 1]: 'KK', [MIDDLE + 2]: 'KK' });
  return [most, hidden, behind];
};

const DANOR = ['D', 'danor'] as const;
const MORTIBRIS = ['m', 'mortibris'] as const;
const ELSHARA = ['e', 'elshara'] as const;
const target = (id: string) => () => `target:${id}`;
const square = (x: number): string => `square:${x},0`;
const hurt = { wounds: { orlaf: 1, danor: 1 } };

test.each([
  ['Burn', { by: DANOR, spell: 'burn', at: 's<' }, 8, false, false],
  ['Flamebolt', { by: DANOR, spell: 'flamebolt', at: 's<' }, 8, false, false],
  ['Chain Lightning', { by: DANOR, spell: 'chain-lightning', at: 's<' }, 8, false, false],
  ['Gust', { by: DANOR, spell: 'gust', at: 's<' }, 3, false, false],
  ['Corrode', { by: DANOR, spell: 'corrode', at: 's<' }, 8, false, false],
  ['Steelskin', { by: DANOR, spell: 'steelskin', at: 'O<', option: target('orlaf') }, 3, true, true],
  ['Break Ward', { by: DANOR, spell: 'break-ward', at: 'q1' }, 0, false, true],
  ['Brisk Work', { by: DANOR, spell: 'brisk-work', at: 'O<', option: target('orlaf') }, 3, false, false],
  ['Blink', { by: DANOR, spell: 'blink', at: '..', option: square }, 3, false, false],
  ['Mend', { by: DANOR, spell: 'mend', at: 'O<', option: target('orlaf'), situation: hurt }, 0, false, true],
  ['Lay to Rest', { by: DANOR, spell: 'lay-to-rest', at: '%%' }, 8, false, false],
  ['Raise the Dead', { by: ELSHARA, spell: 'raise-the-dead', at: '%%' }, 8, true, true],
  ['Faithful in Death', { by: MORTIBRIS, spell: 'faithful-in-death', at: '..', option: square }, 3, true, true],
  ['Blood Sacrifice', { by: MORTIBRIS, spell: 'blood-sacrifice', at: '..', option: square }, 0, false, true],
  ['Soul Lance', { by: MORTIBRIS, spell: 'soul-lance', at: 'O<' }, 8, false, false],
  ['Grave Chill', { by: ELSHARA, spell: 'grave-chill', at: 'O<' }, 8, false, false],
  ['Bone Shell', { by: MORTIBRIS, spell: 'bone-shell', at: 's<', option: target('skeleton-warrior-1') }, 3, true, true],
  ['Dark Command', { by: MORTIBRIS, spell: 'dark-command', at: 's<' }, 8, true, true],
  ['Keening', { by: ELSHARA, spell: 'keening', at: 'O<' }, 3, true, true],
  ['Whispers', { by: ELSHARA, spell: 'whispers', at: 'O<' }, 3, true, true],
] as const)(
  '%s: how far it reaches, past a bookcase or not, behind the caster or not',
  (_, cast, far, hidden, behind) => {
    expect(reach(cast)).toEqual([far, hidden, behind]);
  },
);

/** So that the hero who is far away is out of Hoggar's reach too. */
const WIDER = LENGTH + 4;

/** Hoggar covers two squares of both rows of a wider passage. */
const hoggar = (spell: string, x: number, more: Record<number, string> = {}) => {
  const row = (own: Record<number, string>) => Array.from({ length: WIDER }, (_, at) => own[at] ?? '..').join(' ');
  const base = { [MIDDLE]: 'H>', [MIDDLE + 1]: 'H>' };
  const at = spell === 'knit-flesh' ? 's<' : 'O<';
  return position(
    `${row({ ...base, [x]: at, ...more })}\n${row({ ...base, ...more })}\n${row({ [WIDER - 1]: 'R>' })}`,
    {
      turn: 'hoggar',
      spells: { hoggar: [spell] },
      wounds: spell === 'knit-flesh' ? { 'skeleton-warrior-1': 1 } : {},
      walls: Array.from({ length: WIDER - 1 }, (_, at) => `${at},1 S`),
    },
  );
};

test.each([
  ['Rot Cloud', 'rot-cloud', 3, false, false],
  ['Hurled Boulder', 'hurled-boulder', 8, false, false],
  ['Knit Flesh', 'knit-flesh', 3, true, true],
] as const)(
  '%s: how far Hoggar reaches, past a bookcase or not, behind him or not',
  (_, spell, far, hidden, behind) => {
    const casts = (t: Position): boolean => t.offered('cast:').length > 0;
    const gaps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(gap => casts(hoggar(spell, MIDDLE + 2 + gap)));
    expect([Math.max(...gaps), gaps.length - 1]).toEqual([far, far]);
    const past = hoggar(spell, MIDDLE + 4, { [MIDDLE + 2]: 'KK', [MIDDLE + 3]: 'KK' });
    expect([casts(past), casts(hoggar(spell, MIDDLE - 1))]).toEqual([hidden, behind]);
  },
);

const pair = (spell: string, by: readonly [string, string], at: string, situation: Situation = {}) =>
  place({ by, spell, at, situation }, MIDDLE + 1, { [MIDDLE - 1]: at });

test.each([
  ['Steelskin', pair('steelskin', DANOR, 'O<'), 'steelskin', 'target:orlaf', 1],
  ['Mend', pair('mend', DANOR, 'O<', hurt), 'mend', 'target:orlaf', 2],
  [
    'Whispers',
    place({ by: ELSHARA, spell: 'whispers', at: 'O<' }, MIDDLE + 1, { [MIDDLE - 1]: 'M<' }),
    'whispers',
    'target:madriga',
    1,
  ],
  ['Faithful in Death', pair('faithful-in-death', MORTIBRIS, '..'), 'faithful-in-death', 'square:12,0', 2],
] as const)('%s: one target of several, and the card is turned', (_, t, spell, option, quarters) => {
  const figure = t.state.turns[0]?.figure ?? '';
  t.choose(`cast:${spell}`).choose(option);
  if (t.kind === 'facing') t.choose('face:N');
  expect([t.kind === 'target' || t.kind === 'square', turned(t, figure, spell)]).toEqual([false, quarters]);
});

const front = (by: readonly [string, string], spell: string, at: string) =>
  position(`${by[0]}> .. .. ${at}\n.. .. .. ${at === 'O<' ? 'M<' : at}`, { turn: by[1], spells: { [by[1]]: [spell] } });

test.each([
  ['Burn', front(DANOR, 'burn', 's<'), 'burn', 'skeleton-warrior-1', 2],
  ['Flamebolt', front(DANOR, 'flamebolt', 's<'), 'flamebolt', 'skeleton-warrior-1', 1],
  ['Gust', front(DANOR, 'gust', 's<'), 'gust', 'skeleton-warrior-1', 1],
  ['Corrode', front(DANOR, 'corrode', 's<'), 'corrode', 'skeleton-warrior-1', 1],
  ['Brisk Work', front(DANOR, 'brisk-work', 'O<'), 'brisk-work', 'orlaf', 1],
  ['Soul Lance', front(MORTIBRIS, 'soul-lance', 'O<'), 'soul-lance', 'orlaf', 1],
  ['Grave Chill', front(ELSHARA, 'grave-chill', 'O<'), 'grave-chill', 'orlaf', 1],
] as const)('%s: one of two that could be chosen, and the card is turned', (_, t, spell, id, quarters) => {
  const figure = t.state.turns[0]?.figure ?? '';
  t.choose(`cast:${spell}`);
  expect(t.offered('target:').length).toBeGreaterThanOrEqual(2);
  t.choose(`target:${id}`, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(t.kind).not.toBe('target');
  if (t.kind === 'square') t.choose('pass');
  if (t.kind === 'act') t.choose('end');
  expect(turned(t, figure, spell)).toBe(quarters);
});

test.each([
  ['Burn', DANOR, 'burn', 's<', 5],
  ['Flamebolt', DANOR, 'flamebolt', 's<', 3],
  ['Chain Lightning', DANOR, 'chain-lightning', 's<', 3],
  ['Soul Lance', MORTIBRIS, 'soul-lance', 'O<', 3],
  ['Keening', ELSHARA, 'keening', 'O<', 3],
] as const)(
  '%s: injured or not, in front of two or from behind: a magical attack has all its dice',
  (_, by, spell, at, dice) => {
    const foe = at.replace('<', '>');
    const t = position(`${by[0]}> .. ${foe}\n.. .. ..`, {
      turn: by[1],
      wounds: { [by[1]]: 4 },
      spells: { [by[1]]: [spell] },
    });
    t.choose(`cast:${spell}`, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    const rolled = t.events().find(event => event.kind === 'rolled');
    const [attack] = t.events().flatMap(event => (event.kind === 'attack' ? [event.form] : []));
    expect([attack, rolled?.kind === 'rolled' && rolled.dice.length, changes(t)]).toEqual(['magical', dice, []]);
  },
);

test.each([
  ['Rot Cloud', 'rot-cloud'],
  ['Hurled Boulder', 'hurled-boulder'],
] as const)('%s: a magical attack, whatever is wrong with Hoggar', (_, spell) => {
  const t = position('H> H> .. O>\nH> H> .. ..', {
    turn: 'hoggar',
    wounds: { hoggar: 4 },
    spells: { hoggar: [spell] },
  });
  t.choose(`cast:${spell}`, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  const rolled = t.events().find(event => event.kind === 'rolled');
  expect(rolled).toMatchObject({ dice: [1, 1, 1], defence: [1, 1, 1, 1, 1] });
  expect(changes(t)).toEqual([]);
});
