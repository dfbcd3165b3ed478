import type { Lang, Text } from '@tafelrunde/engine';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** One atomic rule of a rulebook, in both languages. */
export interface Rule {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  /** What the rule says; for a worked example, its three parts in one. */
  readonly text: Text;
  readonly section: string;
  /** Lines of the rulebook it was read from. */
  readonly lines: string;
  /** Why it means nothing in software; such rules need no test. */
  readonly physical?: string;
  /** Why there is nothing here it could be applied to, such as a printed quest we do not have; it needs no test either. */
  readonly notApplicable?: string;
  /** The boxes besides the base game of which one must be on the table; without them the base game is enough. */
  readonly box?: readonly string[];
  /** The match option it belongs to. */
  readonly option?: Text;
}

/** A box to be had besides the base game. */
export interface Box {
  readonly id: string;
  readonly name: Text;
}

export interface Section {
  readonly id: string;
  readonly title: Text;
  readonly rules: readonly Rule[];
}

/** A word of the rulebook. */
export interface Term {
  readonly id: string;
  readonly name: Text;
  readonly meaning?: Meaning;
}

/** What a word of the rulebook means, in a sentence or two. */
export interface Meaning {
  readonly text: Text;
  /** The rules it rests on. */
  readonly rules: readonly string[];
  /** The words by which it is found in a text; without them, its name. */
  readonly forms: Readonly<Record<Lang, readonly string[]>>;
}

export interface Catalogue {
  readonly system: string;
  readonly title: string;
  readonly prefixes: readonly string[];
  /** What is to be had besides the base game, in the order it appeared. */
  readonly boxes: readonly Box[];
  readonly sections: readonly Section[];
  readonly terms: readonly Term[];
}

export class BadCatalogue extends Error {}

const KINDS = ['core', 'setup', 'component', 'example', 'optional', 'ruling', 'expansion'] as const;
const words = z.string().trim().min(1);
/** The card, figure or quest a rule is about; of a quest, the encounter that is meant. */
const ComponentSchema = z.looseObject({ type: words, name: words, name_de: words, encounter: words.optional() });
const RuleSchema = z
  .looseObject({
    id: z.string().regex(/^[A-Z0-9]+-[A-Z0-9]+-[A-Z]*\d+[a-z]?$/, 'an id reads PREFIX-CHAPTER-NUMBER'),
    kind: z.enum(KINDS),
    text: words.optional(),
    text_de: words.optional(),
    given: words.optional(),
    given_de: words.optional(),
    when: words.optional(),
    when_de: words.optional(),
    // biome-ignore lint/suspicious/noThenProperty: the catalogue's word for the result of a worked example
    then: words.optional(),
    then_de: words.optional(),
    option: words.optional(),
    option_de: words.optional(),
    lines: words,
    physical: words.optional(),
    not_applicable: words.optional(),
    box: z.union([words, z.array(words).min(1)]).optional(),
    component: ComponentSchema.optional(),
  })
  .superRefine((rule, context) => {
    const fields = rule.kind === 'example' && rule.given ? (['given', 'when', 'then'] as const) : (['text'] as const);
    for (const field of [...fields, ...(rule.option ? (['option'] as const) : [])])
      for (const key of [field, `${field}_de`] as const)
        if (!rule[key]) context.addIssue({ code: 'custom', message: `"${key}" is missing` });
    if (rule.physical && rule.not_applicable)
      context.addIssue({ code: 'custom', message: 'it is either "physical" or "not_applicable"' });
  });
const TermSchema = z
  .strictObject({
    id: words,
    en: words,
    de: words,
    text: words.optional(),
    text_de: words.optional(),
    rules: z.array(words).min(1).optional(),
    forms: z.array(words).min(1).optional(),
    forms_de: z.array(words).min(1).optional(),
  })
  .superRefine((term, context) => {
    if (!term.text && !term.text_de && !term.rules) return;
    for (const key of ['text', 'text_de', 'rules'] as const)
      if (!term[key]) context.addIssue({ code: 'custom', message: `"${key}" is missing` });
  });
const CatalogueSchema = z.looseObject({
  system: z.string().regex(/^[a-z-]+$/),
  title: words,
  prefix: z.union([words, z.array(words)]),
  boxes: z.array(z.strictObject({ id: words, en: words, de: words })).optional(),
  sections: z.array(
    z.looseObject({
      id: words,
      title: words,
      title_de: words,
      rules: z.array(RuleSchema),
      terms: z.array(TermSchema).optional(),
    }),
  ),
});

/** Reads and checks a catalogue; every error names the file and the line. */
export function parseCatalogue(source: string, file: string): Catalogue {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [syntax] = document.errors;
  if (syntax) throw new BadCatalogue(`${file}:${lines.linePos(syntax.pos[0]).line}: ${syntax.message}`);
  /** The line of what stands at a path; where something is missing, the line of what it is missing from. */
  const where = (path: readonly string[]): string => {
    const node = document.getIn(path, true) as { range?: [number] } | null | undefined;
    if (node?.range) return `${file}:${lines.linePos(node.range[0]).line}`;
    return path.length === 0 ? `${file}:1` : where(path.slice(0, -1));
  };
  const result = CatalogueSchema.safeParse(document.toJS());
  if (!result.success) {
    const [issue] = result.error.issues;
    const path = issue?.path.map(String) ?? [];
    throw new BadCatalogue(`${where(path)}: ${path.join('.') || 'the whole file'}: ${issue?.message}`);
  }
  const { system, title, prefix, boxes = [], sections } = result.data;
  const prefixes = [prefix].flat();
  checkIds(sections, prefixes, where);
  checkBoxes(sections, boxes, where);
  return {
    system,
    title,
    prefixes,
    boxes: boxes.map(({ id, en, de }) => ({ id, name: { en, de } })),
    sections: sections.map(section => ({
      id: section.id,
      title: { en: section.title, de: section.title_de },
      rules: section.rules.map(rule => readRule(rule, section.id)),
    })),
    terms: sections.flatMap(s => s.terms ?? []).map(readTerm),
  };
}

type Read = z.infer<typeof CatalogueSchema>;
type Sections = Read['sections'];
/** The line of what stands at a path. */
type Where = (path: readonly string[]) => string;

/** Every section and every rule has an id of its own, and every term rests on rules there are. */
function checkIds(sections: Sections, prefixes: readonly string[], where: Where): void {
  const seen = new Set<string>();
  const chapters = new Set<string>();
  for (const [section, { id: chapter, rules }] of sections.entries()) {
    if (chapters.has(chapter))
      throw new BadCatalogue(
        `${where(['sections', String(section), 'id'])}: the section ${chapter} stands there twice`,
      );
    chapters.add(chapter);
    for (const [rule, { id }] of rules.entries()) {
      const at = where(['sections', String(section), 'rules', String(rule), 'id']);
      if (seen.has(id)) throw new BadCatalogue(`${at}: ${id} stands there twice`);
      if (!prefixes.includes(id.split('-')[0] ?? ''))
        throw new BadCatalogue(`${at}: ${id} does not begin with ${prefixes.join(' or ')}`);
      seen.add(id);
    }
  }
  for (const [section, { terms = [] }] of sections.entries())
    for (const [term, { id, rules = [] }] of terms.entries())
      for (const [i, rule] of rules.entries()) {
        if (seen.has(rule)) continue;
        const at = where(['sections', String(section), 'terms', String(term), 'rules', String(i)]);
        throw new BadCatalogue(`${at}: ${id} rests on ${rule}, which is no rule of this catalogue`);
      }
}

/** Every box a rule needs is declared, once; where there are boxes, what belongs to an expansion says to which. */
function checkBoxes(sections: Sections, boxes: NonNullable<Read['boxes']>, where: Where): void {
  const known = new Set<string>();
  for (const [i, { id }] of boxes.entries()) {
    if (known.has(id)) throw new BadCatalogue(`${where(['boxes', String(i), 'id'])}: the box ${id} stands there twice`);
    known.add(id);
  }
  for (const [section, { rules }] of sections.entries())
    for (const [rule, { id, kind, box = [] }] of rules.entries()) {
      const at = () => where(['sections', String(section), 'rules', String(rule), 'box']);
      const unknown = [box].flat().find(one => !known.has(one));
      if (unknown !== undefined)
        throw new BadCatalogue(`${at()}: ${id} needs the box ${unknown}, which is not among the "boxes"`);
      if (kind === 'expansion' && known.size > 0 && box.length === 0)
        throw new BadCatalogue(`${at()}: ${id} belongs to an expansion, but does not say to which "box"`);
    }
}

function readTerm({ id, en, de, text, text_de = '', rules = [], forms, forms_de }: z.infer<typeof TermSchema>): Term {
  const name = { en, de };
  if (!text) return { id, name };
  return {
    id,
    name,
    meaning: { text: { en: text, de: text_de }, rules, forms: { en: forms ?? [en], de: forms_de ?? [de] } },
  };
}

function readRule(rule: z.infer<typeof RuleSchema>, section: string): Rule {
  const { id, kind, lines, physical, not_applicable, box, component, option, option_de } = rule;
  const said = rule.text
    ? { en: rule.text, de: rule.text_de ?? '' }
    : {
        en: `Given: ${rule.given} When: ${rule.when} Then: ${rule.then}`,
        de: `Gegeben: ${rule.given_de} Wenn: ${rule.when_de} Dann: ${rule.then_de}`,
      };
  return {
    id,
    kind,
    text: component ? named(said, component) : said,
    section,
    lines,
    ...(physical ? { physical } : {}),
    ...(not_applicable ? { notApplicable: not_applicable } : {}),
    ...(box ? { box: [box].flat() } : {}),
    ...(option ? { option: { en: option, de: option_de ?? '' } } : {}),
  };
}

/** Says what a text is about, unless its first clause does: it is read alone. */
function named({ en, de }: Text, { type, name, name_de, encounter }: z.infer<typeof ComponentSchema>): Text {
  const about = (text: string, whole: string, scene: string): string => {
    const [first = whole] = whole.split(' ');
    const short = type === 'hero' || type === 'ally' ? first : whole;
    const [clause = ''] = text.split(/[,;:]/, 1);
    return clause.includes(short) ? text : `${whole}${encounter ? `, ${scene} ${encounter}` : ''}: ${text}`;
  };
  return { en: about(en, name, 'encounter'), de: about(de, name_de, 'Szene') };
}
