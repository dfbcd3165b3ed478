import type { Lang, Text } from '@tafelrunde/engine';
import { CLASS_TOKENS } from './content/class-tokens.ts';
import {
  ADVANCED,
  AGENTS,
  CLASSES,
  cardOf,
  HEROES,
  heroSheetOf,
  isLieutenant,
  LIEUTENANTS,
  MONSTERS,
  OVERLORD_CARDS,
  QUESTS,
  RUMORS,
  TRAVEL,
} from './content/index.ts';
import { WIDTH } from './content/plan.ts';
import { CHALLENGE, isAttribute, PASSAGE } from './content/secret-room.ts';
import { cellName } from './rules/ground.ts';
import { ATTRIBUTE_NAMES } from './texts/names.ts';

/** What people call a space: "C7". */
export const spaceName = (cell: number): string => cellName({ width: WIDTH }, cell);

/** What people call a figure: "Syndrael", "Goblin Archer 2", "Goblin Archer (master)". */
export function nameOf(id: string, lang: Lang): string {
  if (Object.hasOwn(HEROES, id)) return heroSheetOf(id).name[lang];
  if (isLieutenant(id)) return LIEUTENANTS[id]?.name[lang] ?? id;
  if (Object.hasOwn(AGENTS, id)) return AGENTS[id]?.name[lang] ?? id;
  const master = /^(.+)-master-(\d+)$/.exec(id);
  const minion = /^(.+)-(\d+)$/.exec(id);
  const [, of = id, number = ''] = master ?? minion ?? [];
  const name = (MONSTERS[of]?.name ?? OF_QUESTS.characters.get(of) ?? cardOf(of).name)[lang];
  const base = name === '' || name === undefined ? id : name;
  if (master !== null) return `${base} (${lang === 'en' ? 'master' : 'Elite'}${number === '1' ? '' : ` ${number}`})`;
  return number === '' ? base : `${base} ${number}`;
}

/** The name of a card, a sheet, a class or a kind of monster. */
export function cardName(id: string, lang: Lang): string {
  const of = id.split('/').pop() ?? id;
  if (of === 'unarmed') return lang === 'en' ? 'bare hands' : 'bloße Hände';
  if (of.endsWith('-feat')) return `${nameOf(of.slice(0, -5), lang)}: ${lang === 'en' ? 'heroic feat' : 'Heldentat'}`;
  const stops = TRAVEL[of];
  if (stops !== undefined)
    return Object.values(stops)
      .map(({ name }) => name[lang])
      .join(' / ');
  const [quest = '', , rule] = id.split('/');
  if (rule !== undefined && QUESTS[quest] !== undefined)
    return `${QUESTS[quest].name[lang]}: ${lang === 'en' ? 'rule' : 'Regel'} ${Number(rule) + 1}`;
  const found =
    OVERLORD_CARDS[of]?.name ??
    RUMORS[of]?.name ??
    ADVANCED[of]?.name ??
    CLASSES[of]?.name ??
    MONSTERS[of]?.name ??
    HEROES[of]?.name ??
    LIEUTENANTS[of]?.name ??
    AGENTS[of]?.name ??
    OF_QUESTS.characters.get(of) ??
    OF_QUESTS.things.get(of) ??
    OF_QUESTS.actions.get(of) ??
    cardOf(of).name;
  return found[lang] === '' ? of : found[lang];
}

/** What quests call their people, tokens and special actions: a name means the same in every quest. */
const OF_QUESTS = {
  characters: new Map<string, Text>(),
  things: new Map<string, Text>(),
  faces: new Map<string, Text>(),
  actions: new Map<string, Text>(),
};
for (const { encounters } of Object.values(QUESTS))
  for (const { characters = {}, things = {}, actions = {}, special } of encounters) {
    for (const [id, { name }] of Object.entries(characters)) OF_QUESTS.characters.set(id, name);
    for (const [id, { name, faces = {} }] of Object.entries(things)) {
      OF_QUESTS.things.set(id, name);
      for (const [face, { name: shown }] of Object.entries(faces)) OF_QUESTS.faces.set(face, shown);
    }
    for (const [id, { name }] of Object.entries(actions)) OF_QUESTS.actions.set(id, name);
    if (special !== undefined) OF_QUESTS.faces.set('special', { en: 'the special token', de: 'der besondere Marker' });
  }
for (const [id, { name }] of Object.entries(CLASS_TOKENS)) OF_QUESTS.things.set(id, name);
// Tokens that stand for a relic bear its name.
OF_QUESTS.things.set('sun-stone', { en: 'Sun Stone', de: 'Sonnenstein' });
OF_QUESTS.things.set(PASSAGE, { en: 'Secret passage', de: 'Geheimgang' });
OF_QUESTS.things.set(CHALLENGE, { en: 'Challenge token', de: 'Herausforderungsmarker' });
OF_QUESTS.things.set('search', { en: 'Search token', de: 'Durchsuchenmarker' });

/** "Villager 2": a token by its id, or a kind of tokens. */
export function thingName(id: string, lang: Lang): string {
  const [, kind = id, number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const name = OF_QUESTS.things.get(kind)?.[lang] ?? kind;
  return number === '' ? name : `${name} ${number}`;
}

/** What a token turned out to be. */
export const faceName = (face: string, lang: Lang): string =>
  OF_QUESTS.faces.get(face)?.[lang] ??
  (isAttribute(face) ? ATTRIBUTE_NAMES[face][lang] : (MONSTERS[face]?.name[lang] ?? face));

/** A special action by its name, and what it is done to: a token, a door. */
export function actionName(action: string, at: string, lang: Lang): string {
  const name = OF_QUESTS.actions.get(action)?.[lang] ?? action;
  if (/^\d+$/.test(at)) return `${name} (${lang === 'en' ? 'door' : 'Tür'} ${Number(at) + 1})`;
  return OF_QUESTS.things.has(at.replace(/-\d+$/, '')) ? `${name} (${thingName(at, lang)})` : name;
}
