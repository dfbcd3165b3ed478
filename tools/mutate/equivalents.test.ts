import { expect, test } from 'vitest';
import { readEquivalents } from './equivalents.ts';

const read = (text: string) => readEquivalents(text, 'list.txt');

test('an entry is a file and three lines, remarks and empty lines stand between', () => {
  const text = `# A remark

rules/turn.ts
line: return a || b ? 1 : 2;
change: a || b -> a
why: b never holds here: see above
# another
rules/attack.ts
line: x
change: y -> z
why: w`;
  expect(read(text)).toEqual([
    {
      file: 'rules/turn.ts',
      line: 'return a || b ? 1 : 2;',
      change: 'a || b -> a',
      why: 'b never holds here: see above',
      at: 3,
    },
    { file: 'rules/attack.ts', line: 'x', change: 'y -> z', why: 'w', at: 8 },
  ]);
});

test('an empty list is a list', () => {
  expect(read('')).toEqual([]);
});

test('an entry without a reason is refused, and so is one that goes on', () => {
  expect(() => read('\nrules/turn.ts\nline: x\nchange: y -> z\n')).toThrow(
    'list.txt:2: an entry is a file and three lines',
  );
  expect(() => read('rules/turn.ts\nline: x\nchange: y -> z\nwhy: ')).toThrow('"why: " is missing in line 4');
  expect(() => read('rules/turn.ts\nline: x\nchange: y -> z\nwhy: w\nand more')).toThrow(
    'list.txt:1: an entry has four lines; put an empty line before "and more".',
  );
});
