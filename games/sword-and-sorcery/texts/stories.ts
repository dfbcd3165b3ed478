import type { Lang, Text } from '@tafelrunde/engine';
import type { Adventure } from '../content/adventures/adventure.ts';
import { ADVENTURES } from '../content/adventures/index.ts';
import type { EventId } from '../content/events.ts';
import { KEYS } from '../content/keys.ts';
import { named } from '../names.ts';

const all = Object.entries(ADVENTURES) as readonly (readonly [string, Adventure])[];

/** A paragraph of an adventure, `<adventure>/<name>`: its prologue, epilogues, decisions, story cards and other texts. */
export function storyText(paragraph: string, lang: Lang): string {
  const [id = '', name = ''] = paragraph.split('/');
  const adventure = all.find(([one]) => one === id)?.[1];
  if (adventure === undefined) return named(paragraph, lang);
  const text: Text | undefined =
    name === 'prologue'
      ? adventure.prologue
      : name === 'won' || name === 'lost'
        ? adventure.epilogue[name]
        : (adventure.texts?.[name] ??
          adventure.decisions?.find(one => one.id === name)?.text ??
          adventure.story?.[name as EventId]?.text ??
          adventure.stages.find(one => one.id === name)?.lost?.text);
  return text?.[lang] ?? named(name, lang);
}

/** What is read after a course was taken. */
export function courseText(course: string, lang: Lang): string {
  for (const [, { decisions = [] }] of all)
    for (const { courses } of decisions) for (const one of courses) if (one.id === course) return one.text[lang];
  return course;
}

export function courseName(course: string, lang: Lang): string {
  for (const [, { decisions = [] }] of all)
    for (const { courses } of decisions) for (const one of courses) if (one.id === course) return one.name[lang];
  return course;
}

export function stageText(stage: string, lang: Lang): string {
  for (const [, { stages }] of all) for (const one of stages) if (one.id === stage) return one.aim[lang];
  return stage;
}

export function flagText(flag: string, lang: Lang): string {
  for (const [, { flags }] of all) {
    const name = flags?.[flag];
    if (name !== undefined) return name[lang];
  }
  return flag;
}

/** The name of an action of an adventure. */
export function specialName(action: string, lang: Lang): string {
  for (const [, { actions = [] }] of all) for (const one of actions) if (one.id === action) return one.name[lang];
  return action;
}

/** The name of a key, or of what is carried like one. */
export const keyName = (key: string, lang: Lang): string => KEYS[key]?.[lang] ?? key;
