import { describe, expect, test } from 'vitest';
import { BadArguments, parseArguments } from '../arguments.ts';
import type { Contenders } from '../contender.ts';
import { asJson, asText, median, report } from '../report.ts';
import type { Section } from '../section.ts';
import { SECTIONS } from '../sections.ts';

const timed = SECTIONS.filter(section => 'contenders' in section);

describe.for(timed.map(section => [section.name, section] as const))('section %s', ([, section]) => {
  test('has a contender for every figure, and figures for every ratio', async () => {
    const { contenders } = (await import(section.contenders.href)) as { contenders: Contenders };
    const keys = section.figures.map(({ key }) => key);
    const tellers = new Set(section.figures.map(({ key, by = key }) => by));
    expect(Object.keys(contenders).toSorted()).toEqual([...tellers].toSorted());
    for (const { of, to } of section.ratios) expect(keys).toEqual(expect.arrayContaining([of, to]));
  });

  // Those of the server are tried with fewer tables in server.test.ts.
  test.skipIf(section.name === 'server')('every contender works', async () => {
    const { contenders } = (await import(section.contenders.href)) as { contenders: Contenders };
    for (const make of Object.values(contenders)) {
      const contender = make();
      await contender.prepare?.();
      expect(await contender.run()).toBeGreaterThan(0);
    }
  });
});

describe('arguments', () => {
  const parse = (...args: string[]) => parseArguments(args, SECTIONS);

  test('none: all sections', () => {
    expect(parse()).toEqual({ sections: SECTIONS, seconds: 3, json: false, write: false });
  });

  test('sections, flags and a time', () => {
    const { sections, ...rest } = parse('skirmish', '--json', '--seconds', '0.5');
    expect(sections.map(({ name }) => name)).toEqual(['skirmish']);
    expect(rest).toEqual({ seconds: 0.5, json: true, write: false });
  });

  test.for([
    [
      ['chess'],
      'There is no section "chess"; there are skirmish, dungeonSaga, schurkenUndHalunken, mageKnight, swordAndSorcery, descent, engine, lab, server, tail, strangers, web.',
    ],
    [['--loud'], 'There is no flag --loud; there are --json, --seconds N and --write.'],
    [['--json=yes'], 'The flag --json takes no value.'],
    [['--seconds'], '--seconds needs a number'],
    [['--seconds', 'long'], '--seconds needs a number'],
    [['--seconds=0'], '--seconds needs a number'],
    [['skirmish', '--write'], '--write stores the figures of all sections'],
  ] as const)('%j is refused in one sentence', ([args, message]) => {
    expect(() => parse(...args)).toThrow(BadArguments);
    expect(() => parse(...args)).toThrow(message);
  });
});

describe('the report', () => {
  const section: Section = {
    name: 'toy',
    about: 'A toy.',
    contenders: new URL('file:///nowhere.ts'),
    figures: [
      { key: 'fast', label: 'fast', unit: 'decisions/s' },
      { key: 'slow', label: 'slow', unit: 'decisions/s' },
      { key: 'fork', label: 'fork', unit: 'µs', below: 20 },
    ],
    ratios: [{ key: 'toSlow', label: 'fast to slow', of: 'fast', to: 'slow', atLeast: 30, aim: 50 }],
    facts: { bytes: 7 },
  };
  const done = report(section, { fast: [310_000, 90_000, 400_000], slow: [10_000, 3_000, 12_000], fork: [21.234] });

  test('a ratio is the median of the ratios within each round', () => {
    expect(done.ratios[0]?.value).toBe(31);
  });

  test('as JSON: figures, ratios, facts and bars', () => {
    expect(asJson(done)).toEqual({
      fast: 310_000,
      slow: 10_000,
      fork: 21.234,
      ratios: { toSlow: 31 },
      bytes: 7,
      barsMet: { toSlow: true, fork: false },
    });
  });

  test('as text: which bars are met', () => {
    expect(asText(done)).toMatch(/fork +21\.2 µs {2}NOT MET \(below 20 µs\)/);
    expect(asText(done)).toMatch(/fast to slow +31\.0 x {2}met \(at least 30 x, aim 50 x\)/);
  });

  test('the median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});
