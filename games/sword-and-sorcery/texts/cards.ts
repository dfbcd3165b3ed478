import { capital, type Lang, listed, speak } from '@tafelrunde/engine';
import type { Ability, AbilityLevel, Aim } from '../content/ability.ts';
import type { ActivationCard, Select } from '../content/activations.ts';
import type { ItemCard, ItemFace } from '../content/items/item.ts';
import {
  type Action,
  type AttackValues,
  DAMAGE_NAMES,
  LEVEL_NAMES,
  NATURE_NAMES,
  roman,
  STYLE_NAMES,
} from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import { costText } from '../effects/property.ts';
import { testText } from '../effects/tests-text.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import type { Scribe } from '../effects/word.ts';
import { named } from '../names.ts';
import { MOMENT_TEXTS } from '../rules/moment-texts.ts';
import type { Property } from '../state.ts';
import { awayText, reachText } from './ranges.ts';

type Whom = Scribe['aim'];

/** What effects do, in sentences. */
export const doesText = (effects: readonly Effect[], lang: Lang, aim: Whom = 'self'): string =>
  vocabulary.sentences(effects, { lang, aim }).map(capital).join(' ');

/** What an enemy does. */
export const enemyDoesText = (effects: readonly Effect[], lang: Lang, aim: Whom = 'self'): string =>
  vocabulary.sentences(effects, { lang, aim, enemy: true }).map(capital).join(' ');

const ACTIONS: Readonly<Record<Action, Readonly<Record<Lang, string>>>> = {
  passive: { en: 'Always', de: 'Immer' },
  move: { en: 'Move action', de: 'Bewegungsaktion' },
  combat: { en: 'Combat action', de: 'Kampfaktion' },
  standard: { en: 'Standard action', de: 'Standardaktion' },
  free: { en: 'Free action', de: 'Freie Aktion' },
  reaction: { en: 'Reaction', de: 'Reaktion' },
};

const AIMS: Readonly<Record<Aim['who'], { readonly whom: Whom; readonly text: Readonly<Record<Lang, string>> }>> = {
  self: { whom: 'self', text: { en: '', de: '' } },
  hero: { whom: 'hero', text: { en: 'a hero', de: 'ein Held' } },
  'other-hero': { whom: 'hero', text: { en: 'another hero', de: 'ein anderer Held' } },
  ghost: { whom: 'hero', text: { en: 'a ghost', de: 'ein Geist' } },
  enemy: { whom: 'enemy', text: { en: 'an enemy', de: 'ein Gegner' } },
  that: { whom: 'target', text: { en: 'that figure', de: 'diese Figur' } },
  other: { whom: 'target', text: { en: 'the other figure', de: 'die andere Figur' } },
  zone: { whom: 'zone', text: { en: 'a zone', de: 'eine Zone' } },
  'heroes-here': { whom: 'heroes', text: { en: 'all heroes in the zone', de: 'alle Helden in der Zone' } },
  'heroes-in-sight': { whom: 'heroes', text: { en: 'all heroes in sight', de: 'alle Helden in Sicht' } },
};

const ONCE = {
  turn: { en: 'once a turn', de: 'einmal im Zug' },
  round: { en: 'once a round', de: 'einmal in der Runde' },
  adventure: { en: 'once in an adventure', de: 'einmal im Abenteuer' },
} as const;

/** Dice and automatic hits of an attack. */
export function attackText({ auto = 0, red = 0, blue = 0 }: AttackValues, lang: Lang): string {
  const t = speak(lang);
  return [
    ...(auto > 0 ? [t(`${auto} hit${auto > 1 ? 's' : ''}`, `${auto} Treffer`)] : []),
    ...(red > 0 ? [t(`${red} red`, `${red} rot`)] : []),
    ...(blue > 0 ? [t(`${blue} blue`, `${blue} blau`)] : []),
  ].join(' + ');
}

/** What stands against an attack. */
export const defenceText = (
  { armour, shields, dice }: { readonly armour: number; readonly shields: number; readonly dice: number },
  lang: Lang,
): string =>
  speak(lang)(
    `Armour ${armour}, magic shields ${shields}, ${dice} defence ${dice === 1 ? 'die' : 'dice'}.`,
    `Rüstung ${armour}, magische Schilde ${shields}, ${dice} Verteidigungswürfel.`,
  );

/** Properties with what pays for them. */
export const propertiesText = (properties: readonly Property[], lang: Lang): string =>
  properties
    .map(({ cost, effects }) => {
      const price = costText(cost, lang);
      return `${price === '' ? '' : `${price}: `}${doesText(effects, lang, 'target')}`;
    })
    .join(' ');

function aimText(aim: Aim | undefined, lang: Lang): string {
  if (aim === undefined || aim.who === 'self') return '';
  const t = speak(lang);
  const range = aim.range === undefined ? '' : ` ${awayText(aim.range, lang)}`;
  const blind = aim.sight === false && (aim.range ?? 0) > 0 ? t(', even out of sight', ', auch außer Sicht') : '';
  const area =
    aim.area === undefined
      ? ''
      : aim.area === 0
        ? t(', with everybody of that side in the zone', ', mit allen dieser Seite in der Zone')
        : t(
            ', with everybody of that side in the zone and around it',
            ', mit allen dieser Seite in der Zone und ringsum',
          );
  return `${AIMS[aim.who].text[lang]}${range}${blind}${area}`;
}

const whomOf = (ability: Ability, level: AbilityLevel): Whom => AIMS[(level.aim ?? ability.aim)?.who ?? 'self'].whom;

function levelText(ability: Ability, level: AbilityLevel, lang: Lang): string {
  const t = speak(lang);
  const { attack, properties = [], effects = [], cooldown, aim } = level;
  const kind = ability.damage === undefined ? '' : `, ${DAMAGE_NAMES[ability.damage][lang]}`;
  return [
    ...(aim === undefined ? [] : [`${capital(aimText(aim, lang))}.`]),
    ...(attack === undefined ? [] : [`${t('Attack', 'Angriff')}: ${attackText(attack, lang)}${kind}.`]),
    doesText(effects, lang, attack === undefined ? whomOf(ability, level) : 'target'),
    propertiesText(properties, lang),
    ...(cooldown === undefined ? [] : [t(`Cooldown ${cooldown}.`, `Abklingzeit ${cooldown}.`)]),
  ]
    .filter(part => part !== '' && part !== '.')
    .join(' ');
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a power, a talent or the use of an item does, level by level. */
export function abilityText(ability: Ability, lang: Lang): string {
  const t = speak(lang);
  const { action, at = [], anyTime, aim, levels, limit, properties = [] } = ability;
  // What is asked of several moments is about whoever each is about.
  const only = at.length === 1 ? at[0] : undefined;
  const when = at.map(moment => uncapital(MOMENT_TEXTS[moment][lang]));
  const head = [
    action === 'reaction' && when.length > 0
      ? `${ACTIONS.reaction[lang]} (${listed([...new Set(when)], t('or', 'oder'))})`
      : ACTIONS[action][lang],
    ...(anyTime ? [t('in the own turn too', 'auch im eigenen Zug')] : []),
    ...(limit === undefined ? [] : [ONCE[limit][lang]]),
    ...(aimText(aim, lang) === '' ? [] : [aimText(aim, lang)]),
    ...(ability.if === undefined
      ? []
      : [t(`if ${testText(ability.if, 'en', only)}`, `wenn ${testText(ability.if, 'de', only)}`)]),
  ].join(', ');
  const [first] = levels;
  const each =
    levels.length === 1 && first !== undefined && first.level === 1
      ? levelText(ability, first, lang)
      : levels.map(level => `${roman(level.level)}: ${levelText(ability, level, lang)}`).join(' ');
  return [`${head}.`, each, propertiesText(properties, lang)].filter(part => part !== '').join(' ');
}

const SLOTS = {
  main: { en: 'main hand', de: 'Haupthand' },
  off: { en: 'off hand', de: 'Zweithand' },
  either: { en: 'either hand', de: 'eine der Hände' },
  'two-handed': { en: 'two-handed', de: 'zweihändig' },
  armour: { en: 'armour', de: 'Rüstung' },
  artefact: { en: 'artefact', de: 'Artefakt' },
  pack: { en: 'inventory', de: 'Inventar' },
} as const;
const DECKS = {
  stash: { en: 'stash', de: 'Vorrat' },
  emporium: { en: 'Emporium', de: 'Emporium' },
  treasure: { en: 'treasure', de: 'Schatz' },
  soul: { en: 'soul weapon', de: 'Seelenwaffe' },
  adventure: { en: 'item of an adventure', de: 'Gegenstand eines Abenteuers' },
} as const;

/** One side of an item card. */
export function itemText(card: ItemCard, face: ItemFace, lang: Lang): string {
  const t = speak(lang);
  const { deck, slot, runes, not = [], damage, range = 0, charges = 0, perUse = 1, crowns, shards, act, grants } = card;
  const { price, attack, defence, properties = [], passive = [], ability } = face;
  const who = runes === 'all' ? t('all runes', 'alle Runen') : runes.map(one => STYLE_NAMES[one][lang]).join(', ');
  const barred =
    not.length === 0
      ? ''
      : t(
          `, not ${not.map(one => STYLE_NAMES[one].en).join(', ')}`,
          `, nicht ${not.map(one => STYLE_NAMES[one].de).join(', ')}`,
        );
  const kind = damage === undefined ? '' : `, ${DAMAGE_NAMES[damage][lang]}`;
  return [
    `${capital(DECKS[deck][lang])}${act === 2 ? t(' of act II', ' des II. Akts') : ''}, ${SLOTS[slot][lang]} (${who}${barred}).`,
    ...(price === undefined ? [] : [t(`${price} crowns.`, `${price} Kronen.`)]),
    ...(crowns === undefined ? [] : [t(`Holds ${crowns} crowns.`, `Enthält ${crowns} Kronen.`)]),
    ...(attack === undefined
      ? []
      : [`${t('Attack', 'Angriff')} ${reachText(range, lang)}: ${attackText(attack, lang)}${kind}.`]),
    ...(defence === undefined ? [] : [defenceText(defence, lang)]),
    propertiesText(properties, lang),
    doesText(passive, lang),
    ...(ability === undefined ? [] : [abilityText(ability, lang)]),
    ...(charges > 0
      ? [t(`${charges} charges, ${perUse} for each use.`, `${charges} Ladungen, ${perUse} je Einsatz.`)]
      : []),
    ...(shards === undefined
      ? []
      : [t(`${shards} soul shards turn it over.`, `${shards} Seelensplitter drehen sie um.`)]),
    ...(grants === undefined ? [] : [t(`Grants ${named(grants, 'en')}.`, `Gewährt ${named(grants, 'de')}.`)]),
  ]
    .filter(part => part !== '')
    .join(' ');
}

/** Whom a power card is for. */
export const powerHead = (
  { of, nature }: { readonly of: string; readonly nature: keyof typeof NATURE_NAMES },
  hero: string,
  lang: Lang,
): string => {
  const t = speak(lang);
  const whose = of === 'talent' ? t('Talent', 'Talent') : t(`Power of ${hero}`, `Fähigkeit von ${hero}`);
  return nature === 'neutral' ? `${whose}.` : `${whose} (${NATURE_NAMES[nature][lang]}).`;
};

function selectText(which: Select, lang: Lang): string {
  const t = speak(lang);
  switch (which.by) {
    case 'none':
      return t('nobody', 'niemanden');
    case 'highest':
      return t('all enemies of the highest level', 'alle Gegner der höchsten Stufe');
    case 'wounded':
      return t('all wounded enemies', 'alle verwundeten Gegner');
    case 'level':
      return t(`all ${LEVEL_NAMES[which.level].en} enemies`, `alle Gegner der Stufe ${LEVEL_NAMES[which.level].de}`);
    case 'style':
      return t(
        `all enemies of the style ${STYLE_NAMES[which.style].en}`,
        `alle Gegner vom Stil ${STYLE_NAMES[which.style].de}`,
      );
    case 'near':
      return which.n === 0
        ? t('all enemies in a zone with a hero', 'alle Gegner in einer Zone mit einem Helden')
        : t(`all enemies within ${which.n} zones of a hero`, `alle Gegner höchstens ${which.n} Zonen von einem Helden`);
    case 'far':
      return t(
        `all enemies more than ${which.n} zone${which.n === 1 ? '' : 's'} away from every hero`,
        `alle Gegner mehr als ${which.n} Zone${which.n === 1 ? '' : 'n'} von jedem Helden entfernt`,
      );
    case 'count':
      return t(`${which.n} ${which.n === 1 ? 'enemy' : 'enemies'}`, `${which.n} Gegner`);
  }
}

/** Whom an activation card activates. */
export function activationText({ first, otherwise, special, shuffle }: ActivationCard, lang: Lang): string {
  const t = speak(lang);
  return [
    `${t('Activates', 'Aktiviert')}: ${selectText(first, lang)}${otherwise === undefined ? '' : `${t('; if there is none', '; gibt es keinen')}: ${selectText(otherwise, lang)}`}.`,
    ...(special ? [t('Special powers are used first.', 'Spezialfähigkeiten werden zuerst eingesetzt.')] : []),
    ...(shuffle ? [t('The deck is shuffled.', 'Der Stapel wird gemischt.')] : []),
  ].join(' ');
}
