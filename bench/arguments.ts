import { parseArgs } from 'node:util';
import type { Section } from './section.ts';

export interface Wishes {
  readonly sections: readonly Section[];
  readonly seconds: number;
  readonly json: boolean;
  readonly write: boolean;
}

/** Something on the command line that cannot be done; the message is one sentence for people. */
export class BadArguments extends Error {}

const FLAGS = {
  json: { type: 'boolean' },
  write: { type: 'boolean' },
  seconds: { type: 'string' },
} as const;

export function parseArguments(args: readonly string[], all: readonly Section[]): Wishes {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: FLAGS,
    strict: false,
    allowPositionals: true,
  });
  for (const flag of Object.keys(values))
    if (!Object.hasOwn(FLAGS, flag))
      throw new BadArguments(`There is no flag --${flag}; there are --json, --seconds N and --write.`);
  for (const flag of ['json', 'write'] as const)
    if (typeof values[flag] === 'string') throw new BadArguments(`The flag --${flag} takes no value.`);
  const seconds = Number(values.seconds ?? 3);
  if (!(seconds > 0 && seconds <= 3600) || values.seconds === true)
    throw new BadArguments('--seconds needs a number above 0, and at most 3600: the time for each contender.');
  const write = values.write === true;
  if (write && positionals.length > 0)
    throw new BadArguments('--write stores the figures of all sections, so no section can be named with it.');
  return { sections: wanted(positionals, all), seconds, json: values.json === true, write };
}

function wanted(names: readonly string[], all: readonly Section[]): readonly Section[] {
  const known = all.map(({ name }) => name);
  const unknown = names.find(name => !known.includes(name));
  if (unknown !== undefined) throw new BadArguments(`There is no section "${unknown}"; there are ${known.join(', ')}.`);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
