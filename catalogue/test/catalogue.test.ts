import { describe, expect, test } from 'vitest';
import { BadCatalogue, parseCatalogue } from '../catalogue.ts';

const HEAD = ['system: toy', 'title: Toy', 'prefix: TOY', 'sections:'];
const SECTION = ['  - id: aim', '    title: Aim', '    title_de: Ziel', '    rules:'];
const rule = (id: string, more: readonly string[] = ['text: Win.', 'text_de: Gewinne.', 'lines: "1"']): string[] => [
  `      - id: ${id}`,
  '        kind: core',
  ...more.map(line => `        ${line}`),
];
const source = (...lines: readonly (string | readonly string[])[]): string => lines.flat().join('\n');

function complaint(text: string): string {
  try {
    parseCatalogue(text, 'games/toy/catalogue.yaml');
  } catch (error) {
    if (error instanceof BadCatalogue) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('a catalogue', () => {
  test('is read with both languages', () => {
    const text = source(HEAD, SECTION, rule('TOY-AIM-01'), rule('TOY-AIM-02'), [
      '    terms:',
      '      - id: win',
      '        en: victory',
      '        de: Sieg',
    ]);
    expect(parseCatalogue(text, 'x.yaml')).toEqual({
      system: 'toy',
      title: 'Toy',
      prefixes: ['TOY'],
      boxes: [],
      sections: [
        {
          id: 'aim',
          title: { en: 'Aim', de: 'Ziel' },
          rules: ['TOY-AIM-01', 'TOY-AIM-02'].map(id => ({
            id,
            kind: 'core',
            text: { en: 'Win.', de: 'Gewinne.' },
            section: 'aim',
            lines: '1',
          })),
        },
      ],
      terms: [{ id: 'win', name: { en: 'victory', de: 'Sieg' } }],
    });
  });

  test('says what its terms mean, and by which words they are found', () => {
    const term = (...more: readonly string[]) =>
      source(
        HEAD,
        SECTION,
        rule('TOY-AIM-01'),
        ['    terms:', '      - id: win', '        en: victory', '        de: Sieg'],
        [...more.map(line => `        ${line}`)],
      );
    const meaning = ['text: To win.', 'text_de: Gewinnen.', 'rules: [TOY-AIM-01]'];
    const read = (text: string) => parseCatalogue(text, 'x.yaml').terms[0]?.meaning;
    expect(read(term(...meaning))).toEqual({
      text: { en: 'To win.', de: 'Gewinnen.' },
      rules: ['TOY-AIM-01'],
      forms: { en: ['victory'], de: ['Sieg'] },
    });
    expect(read(term(...meaning, 'forms: [win, wins]', 'forms_de: [siegt]'))?.forms).toEqual({
      en: ['win', 'wins'],
      de: ['siegt'],
    });
    expect(complaint(term('text: To win.', 'rules: [TOY-AIM-01]'))).toContain('"text_de" is missing');
    expect(complaint(term('text: To win.', 'text_de: Gewinnen.'))).toContain('"rules" is missing');
    expect(complaint(term('text: To win.', 'text_de: Gewinnen.', 'rules: [TOY-AIM-02]'))).toBe(
      'games/toy/catalogue.yaml:20: win rests on TOY-AIM-02, which is no rule of this catalogue',
    );
  });

  test('may have several prefixes', () => {
    const text = source('system: toy', 'title: Toy', 'prefix: [TOY, TOX]', 'sections:', SECTION, rule('TOX-AIM-01'));
    expect(parseCatalogue(text, 'x.yaml').prefixes).toEqual(['TOY', 'TOX']);
  });

  test('turns a worked example into one text', () => {
    const text = source(HEAD, SECTION, [
      '      - id: TOY-AIM-EX1',
      '        kind: example',
      '        given: A knight.',
      '        given_de: Ein Ritter.',
      '        when: It strikes.',
      '        when_de: Er schlägt zu.',
      '        then: It hits.',
      '        then_de: Er trifft.',
      '        lines: "3-4"',
    ]);
    expect(parseCatalogue(text, 'x.yaml').sections[0]?.rules[0]?.text).toEqual({
      en: 'Given: A knight. When: It strikes. Then: It hits.',
      de: 'Gegeben: Ein Ritter. Wenn: Er schlägt zu. Dann: Er trifft.',
    });
  });

  test('says which card or quest a rule is about, unless its text begins with that', () => {
    const about = (component: string, text: string, german: string) => [
      `component: ${component}`,
      `text: ${text}`,
      `text_de: ${german}`,
      'lines: "1"',
    ];
    const text = source(
      HEAD,
      SECTION,
      rule('TOY-AIM-01', about('{ type: card, name: Dash, name_de: Rennen }', 'It is quick.', 'Sie ist schnell.')),
      rule(
        'TOY-AIM-02',
        about('{ type: card, name: Dash, name_de: Rennen }', 'Dash is quick.', 'Rennen geht schnell.'),
      ),
      rule('TOY-AIM-03', about('{ type: hero, name: Ann the Red, name_de: Anna die Rote }', "Ann's axe.", 'Ihre Axt.')),
      rule('TOY-AIM-04', about('{ type: quest, name: Bog, name_de: Moor, encounter: "2" }', 'Mud.', 'Schlamm.')),
    );
    expect(parseCatalogue(text, 'x.yaml').sections[0]?.rules.map(r => r.text)).toEqual([
      { en: 'Dash: It is quick.', de: 'Rennen: Sie ist schnell.' },
      { en: 'Dash is quick.', de: 'Rennen geht schnell.' },
      { en: "Ann's axe.", de: 'Anna die Rote: Ihre Axt.' },
      { en: 'Bog, encounter 2: Mud.', de: 'Moor, Szene 2: Schlamm.' },
    ]);
  });

  test('keeps match options and what is physical', () => {
    const lines = [
      'text: T',
      'text_de: T',
      'option: Short game',
      'option_de: Kurzes Spiel',
      'physical: a box',
      'lines: "1"',
    ];
    expect(parseCatalogue(source(HEAD, SECTION, rule('TOY-AIM-01', lines)), 'x.yaml').sections[0]?.rules[0]).toEqual({
      id: 'TOY-AIM-01',
      kind: 'core',
      text: { en: 'T', de: 'T' },
      section: 'aim',
      lines: '1',
      physical: 'a box',
      option: { en: 'Short game', de: 'Kurzes Spiel' },
    });
  });
});

describe('boxes besides the base game', () => {
  const BOXES = [
    'boxes:',
    '  - { id: DD, en: Deep Dungeon, de: Tiefes Verlies }',
    '  - { id: SK, en: Sky, de: Himmel }',
  ];
  const boxed = (...rules: readonly (readonly string[])[]) =>
    source(HEAD.slice(0, 3), BOXES, HEAD.slice(3), SECTION, ...rules);
  const text = ['text: T', 'text_de: T', 'lines: "1"'];

  test('have names in both languages; a rule needs none, one, or one of several of them', () => {
    const { boxes, sections } = parseCatalogue(
      boxed(
        rule('TOY-AIM-01'),
        rule('TOY-AIM-02', [...text, 'box: DD']),
        rule('TOY-AIM-03', [...text, 'box: [DD, SK]', 'not_applicable: no such quest']),
      ),
      'x.yaml',
    );
    expect(boxes).toEqual([
      { id: 'DD', name: { en: 'Deep Dungeon', de: 'Tiefes Verlies' } },
      { id: 'SK', name: { en: 'Sky', de: 'Himmel' } },
    ]);
    expect(sections[0]?.rules.map(({ box, notApplicable }) => [box, notApplicable])).toEqual([
      [undefined, undefined],
      [['DD'], undefined],
      [['DD', 'SK'], 'no such quest'],
    ]);
  });

  test.each<[string, string, string]>([
    [
      'a box nobody knows',
      boxed(rule('TOY-AIM-01', [...text, 'box: [DD, XX]'])),
      'games/toy/catalogue.yaml:17: TOY-AIM-01 needs the box XX, which is not among the "boxes"',
    ],
    [
      'a box where there are none',
      source(HEAD, SECTION, rule('TOY-AIM-01', [...text, 'box: DD'])),
      'games/toy/catalogue.yaml:14: TOY-AIM-01 needs the box DD, which is not among the "boxes"',
    ],
    [
      'a box twice',
      source(HEAD.slice(0, 3), BOXES, '  - { id: DD, en: D, de: D }', HEAD.slice(3), SECTION, rule('TOY-AIM-01')),
      'games/toy/catalogue.yaml:7: the box DD stands there twice',
    ],
    [
      'an expansion without its box',
      boxed(['      - id: TOY-AIM-01', '        kind: expansion', ...text.map(line => `        ${line}`)]),
      'games/toy/catalogue.yaml:12: TOY-AIM-01 belongs to an expansion, but does not say to which "box"',
    ],
    [
      'two reasons to leave it out',
      source(HEAD, SECTION, rule('TOY-AIM-01', [...text, 'physical: a lid', 'not_applicable: no quest'])),
      'games/toy/catalogue.yaml:9: sections.0.rules.0: it is either "physical" or "not_applicable"',
    ],
  ])('%s is refused', (_, wrong, message) => {
    expect(complaint(wrong)).toBe(message);
  });
});

describe('errors name the file and the line', () => {
  const good = rule('TOY-AIM-01');
  test.each<[string, string, string]>([
    [
      'broken YAML',
      source(HEAD, SECTION, good, '      - id: [TOY'),
      'games/toy/catalogue.yaml:14: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    [
      'missing German',
      source(HEAD, SECTION, good, rule('TOY-AIM-02', ['text: Win.', 'lines: "1"'])),
      'games/toy/catalogue.yaml:14: sections.0.rules.1: "text_de" is missing',
    ],
    [
      'missing English',
      source(HEAD, SECTION, rule('TOY-AIM-02', ['text_de: Gewinne.', 'lines: "1"'])),
      'games/toy/catalogue.yaml:9: sections.0.rules.0: "text" is missing',
    ],
    [
      'empty German',
      source(HEAD, SECTION, rule('TOY-AIM-02', ['text: Win.', 'text_de: "  "', 'lines: "1"'])),
      'games/toy/catalogue.yaml:12: sections.0.rules.0.text_de: Too small: expected string to have >=1 characters',
    ],
    [
      'half an example',
      source(HEAD, SECTION, [
        '      - id: TOY-AIM-EX1',
        '        kind: example',
        '        given: A',
        '        given_de: A',
        '        when: B',
        '        when_de: B',
        '        then: C',
        '        lines: "1"',
      ]),
      'games/toy/catalogue.yaml:9: sections.0.rules.0: "then_de" is missing',
    ],
    [
      'an option without German',
      source(HEAD, SECTION, rule('TOY-AIM-02', ['text: A', 'text_de: A', 'option: Short', 'lines: "1"'])),
      'games/toy/catalogue.yaml:9: sections.0.rules.0: "option_de" is missing',
    ],
    [
      'no lines',
      source(HEAD, SECTION, good, rule('TOY-AIM-02', ['text: A', 'text_de: A'])),
      'games/toy/catalogue.yaml:14: sections.0.rules.1.lines: Invalid input: expected string, received undefined',
    ],
    [
      'an unknown kind',
      source(HEAD, SECTION, ['      - id: TOY-AIM-01', '        kind: rumour', '        lines: "1"']),
      'games/toy/catalogue.yaml:10: sections.0.rules.0.kind: Invalid option: expected one of "core"|"setup"|"component"|"example"|"optional"|"ruling"|"expansion"',
    ],
    [
      'a malformed id',
      source(HEAD, SECTION, rule('TOY-AIM')),
      'games/toy/catalogue.yaml:9: sections.0.rules.0.id: an id reads PREFIX-CHAPTER-NUMBER',
    ],
    [
      'a section without German title',
      source(HEAD, ['  - id: aim', '    title: Aim', '    rules: []']),
      'games/toy/catalogue.yaml:5: sections.0.title_de: Invalid input: expected string, received undefined',
    ],
    [
      'a duplicate id, also across sections',
      source(HEAD, SECTION, good, ['  - id: end', ...SECTION.slice(1)], good),
      'games/toy/catalogue.yaml:18: TOY-AIM-01 stands there twice',
    ],
    [
      'a section twice',
      source(HEAD, SECTION, good, SECTION, rule('TOY-AIM-02')),
      'games/toy/catalogue.yaml:14: the section aim stands there twice',
    ],
    [
      'a wrong prefix',
      source(HEAD, SECTION, good, rule('TOX-AIM-02')),
      'games/toy/catalogue.yaml:14: TOX-AIM-02 does not begin with TOY',
    ],
    [
      'a wrong prefix of several',
      source('system: toy', 'title: Toy', 'prefix: [TOY, TOX]', 'sections:', SECTION, rule('TOZ-AIM-01')),
      'games/toy/catalogue.yaml:9: TOZ-AIM-01 does not begin with TOY or TOX',
    ],
    [
      'no sections',
      source('system: toy', 'title: Toy', 'prefix: TOY'),
      'games/toy/catalogue.yaml:1: sections: Invalid input: expected array, received undefined',
    ],
    [
      'a bad name of the system',
      source('# a comment', 'system: The Toy', HEAD.slice(1), SECTION, good),
      'games/toy/catalogue.yaml:2: system: Invalid string: must match pattern /^[a-z-]+$/',
    ],
    ['nothing', '', 'games/toy/catalogue.yaml:1: the whole file: Invalid input: expected object, received null'],
    [
      'something else',
      'just a text',
      'games/toy/catalogue.yaml:1: the whole file: Invalid input: expected object, received string',
    ],
  ])('%s', (_, text, message) => {
    expect(complaint(text)).toBe(message);
  });
});
