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
  isQuest,
  LIEUTENANTS,
  MONSTERS,
  OVERLORD_CARDS,
  questCardOf,
  RUMORS,
  TRAVEL,
} from './content/index.ts';
import { WIDTH } from './content/plan.ts';
import { NAMES_IN_QUESTS } from './content/quests/opened.ts';
import { CHALLENGE, isAttribute, PASSAGE } from './content/secret-room.ts';
import { CARDS } from './content/tables.ts';
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
  const name = (MONSTERS[of]?.name ?? NAMES_IN_QUESTS.characters.get(of) ?? cardOf(of).name)[lang];
  const base = name === '' || name === undefined ? id : name;
  if (master !== null) return `${base} (${lang === 'en' ? 'master' : 'Elite'}${number === '1' ? '' : ` ${number}`})`;
  return number === '' ? base : `${base} ${number}`;
}

/** The card of a monster, a lieutenant or an agent: what such a figure strikes with is itself. */
export const isMonster = (id: string): boolean =>
  Object.hasOwn(MONSTERS, id) || isLieutenant(id) || Object.hasOwn(AGENTS, id);

/** Whether a card is the sheet or the feat of a figure, or the card of its kind. */
export const isOwn = (figure: string, card: string): boolean =>
  card === figure || card === `${figure}-feat` || (isMonster(card) && figure.startsWith(`${card}-`));

/** What a figure calls what stands on its own sheet. */
export function ownAbility(card: string, lang: Lang): string {
  if (card.endsWith('-feat')) return lang === 'en' ? 'heroic feat' : 'Heldentat';
  if (Object.hasOwn(HEROES, card)) return lang === 'en' ? 'hero ability' : 'Heldenfähigkeit';
  return lang === 'en' ? 'ability of its card' : 'Fähigkeit seiner Karte';
}

/** The name of a card, a sheet, a class or a kind of monster. */
export function cardName(id: string, lang: Lang): string {
  const of = id.split('/').pop() ?? id;
  if (of === 'unarmed') return lang === 'en' ? 'bare hands' : 'bloße Hände';
  if (of.endsWith('-feat')) return `${nameOf(of.slice(0, -5), lang)}: ${lang === 'en' ? 'heroic feat' : 'Heldentat'}`;
  const stops = TRAVEL[of];
  if (stops !== undefined) return [...new Set(Object.values(stops).map(({ name }) => name[lang]))].join(' / ');
  const [quest = '', , rule] = id.split('/');
  if (rule !== undefined && isQuest(quest))
    return `${questCardOf(quest).name[lang]}: ${lang === 'en' ? 'rule' : 'Regel'} ${Number(rule) + 1}`;
  const found =
    OVERLORD_CARDS[of]?.name ??
    RUMORS[of]?.name ??
    ADVANCED[of]?.name ??
    CLASSES[of]?.name ??
    MONSTERS[of]?.name ??
    HEROES[of]?.name ??
    LIEUTENANTS[of]?.name ??
    AGENTS[of]?.name ??
    NAMES_IN_QUESTS.characters.get(of) ??
    // A skill may be called like a token.
    CARDS[of]?.name ??
    thingNamed(of) ??
    NAMES_IN_QUESTS.actions.get(of) ??
    cardOf(of).name;
  return found[lang] === '' ? of : found[lang];
}

/** Whom or what a question is about: a card at work, or a figure. */
export function aboutName(id: string, lang: Lang): string {
  const name = cardName(id, lang);
  return name === id ? nameOf(id, lang) : name;
}

/** Tokens that no quest speaks of; those that stand for a relic bear its name. */
const THINGS: Readonly<Record<string, Text>> = {
  ...Object.fromEntries(Object.entries(CLASS_TOKENS).map(([id, { name }]) => [id, name])),
  'sun-stone': { en: 'Sun Stone', de: 'Sonnenstein' },
  [PASSAGE]: { en: 'Secret passage', de: 'Geheimgang' },
  [CHALLENGE]: { en: 'Challenge token', de: 'Herausforderungsmarker' },
  search: { en: 'Search token', de: 'Durchsuchenmarker' },
};
const thingNamed = (kind: string): Text | undefined => THINGS[kind] ?? NAMES_IN_QUESTS.things.get(kind);

/** "Villager 2": a token by its id, or a kind of tokens. */
export function thingName(id: string, lang: Lang): string {
  const [, kind = id, number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const name = thingNamed(kind)?.[lang] ?? kind;
  return number === '' ? name : `${name} ${number}`;
}

/** What a token turned out to be. */
export const faceName = (face: string, lang: Lang): string =>
  NAMES_IN_QUESTS.faces.get(face)?.[lang] ??
  (isAttribute(face) ? ATTRIBUTE_NAMES[face][lang] : (MONSTERS[face]?.name[lang] ?? face));

/** A special action by its name, and what it is done to: a token, a door. */
export function actionName(action: string, at: string, lang: Lang): string {
  const name = NAMES_IN_QUESTS.actions.get(action)?.[lang] ?? action;
  if (/^\d+$/.test(at)) return `${name} (${lang === 'en' ? 'door' : 'Tür'} ${Number(at) + 1})`;
  return thingNamed(at.replace(/-\d+$/, '')) !== undefined ? `${name} (${thingName(at, lang)})` : name;
}
