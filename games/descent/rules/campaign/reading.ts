import { BadConfig, type Plain } from '@tafelrunde/engine';

// What is carried into a quest may come from a file that anybody has written: everything is looked at.

type Fields = { readonly [key: string]: Plain };

export const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function fields<K extends string>(
  value: Plain | undefined,
  where: string,
  names: readonly K[],
): Record<K, Plain> {
  const found = isFields(value) ? Object.keys(value) : [];
  if (!isFields(value) || found.length !== names.length || names.some(name => !found.includes(name)))
    return refuse(
      where,
      isFields(value) ? found : value,
      `${names.join(', ')} and nothing else`,
      `${names.join(', ')} und sonst nichts`,
    );
  return value as Record<K, Plain>;
}

export const list = (value: Plain | undefined, where: string): readonly Plain[] =>
  Array.isArray(value) ? (value as readonly Plain[]) : refuse(where, value, 'a list', 'eine Liste');

export const count = (value: Plain | undefined, where: string): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : refuse(where, value, 'a whole number, 0 or more', 'eine ganze Zahl ab 0');

export const oneOf = <T extends string>(value: Plain | undefined, where: string, of: readonly T[]): T =>
  of.find(one => one === value) ?? refuse(where, value, `one of ${of.join(', ')}`, `eines von ${of.join(', ')}`);

export function refuse(where: string, value: unknown, en: string, de: string): never {
  throw new BadConfig(
    `What is carried into the quest is wrong at "${where}": ${JSON.stringify(value)} instead of ${en}.`,
    `Was ins Abenteuer mitgebracht wird, stimmt bei „${where}“ nicht: ${JSON.stringify(value)} statt ${de}.`,
  );
}
