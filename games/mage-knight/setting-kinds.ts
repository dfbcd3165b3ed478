import type { Setting, Text } from '@tafelrunde/engine';

type Words = Pick<Setting, 'name' | 'about' | 'rule'>;

/** On or off; off unless said otherwise. */
export const yesOrNo = (
  id: string,
  { initial = false, ...words }: Words & { readonly initial?: boolean },
): Setting => ({
  id,
  values: [true, false],
  initial,
  ...words,
});

/** One of several words, each with its name. */
export const oneOfThese = <Value extends string>(
  id: string,
  words: Words & { readonly labels: Readonly<Record<Value, Text>>; readonly initial: NoInfer<Value> },
): Setting => ({ id, values: Object.keys(words.labels), ...words });

/** With so many players only: for others it is as usual. */
export const onlyWith = (players: (seats: number) => boolean, setting: Setting): Setting => ({
  ...setting,
  fits: (value, seats) => players(seats) || value === setting.initial,
});
