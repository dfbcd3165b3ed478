import { type Choice, TOLD } from './choices.ts';

/** The name of an option without what it only tells. In the Emporium hundreds are named at once, so no list is made on the way. */
export function optionId(choice: Choice): string {
  let id: string = choice.do;
  let separator = ':';
  for (const key in choice) {
    if (key === 'do' || TOLD.has(key)) continue;
    id += `${separator}${(choice as unknown as Readonly<Record<string, string | number | null>>)[key] ?? '-'}`;
    separator = ',';
  }
  return id;
}
