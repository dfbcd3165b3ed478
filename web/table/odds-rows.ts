import type { Odds } from '@tafelrunde/engine';

type Row = Odds['outcomes'][number];

const byName = new Intl.Collator('en', { numeric: true });
/** What is rarer than this shares a bar with all else that is: a list that does not fit helps nobody. */
const RARE = 0.005;

/** Where more than this share is rare, there is nothing to be expected: the bars would say that anything may happen. */
const ANYTHING = 0.9;

/** What happens or does not, then how much of it ("1 damage", "Troll 2 damage"), then what is rare. Null where hardly anything is likelier than the rest. */
export function oddsRows(outcomes: readonly Row[], nameOfRare: (n: number) => string): readonly Row[] | null {
  const rare = outcomes.filter(({ probability }) => probability < RARE);
  if (rare.length < 2) return inOrder(outcomes);
  const probability = rare.reduce((sum, row) => sum + row.probability, 0);
  if (probability > ANYTHING) return null;
  return [...inOrder(outcomes.filter(row => !rare.includes(row))), { name: nameOfRare(rare.length), probability }];
}

function inOrder(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (a, b) => Number(isAmount(a.name)) - Number(isAmount(b.name)) || byName.compare(a.name, b.name),
  );
}

const isAmount = (name: string): boolean => /\d/.test(name);
