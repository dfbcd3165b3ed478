import { capital, type Lang, speak, type Text } from '@tafelrunde/engine';
import type { Card, Surge } from '../content/card.ts';
import type {
  AllyCard,
  AllySkill,
  CitizenCard,
  FamiliarCard,
  HeroSheet,
  Item,
  LieutenantCard,
  MonsterAbility,
  MonsterCard,
  MonsterLine,
  OverlordCard,
  Skill,
} from '../content/cards.ts';
import { abilityOf, classOf } from '../content/index.ts';
import type { AgentCard, PlotCard, Refreshed } from '../content/plot.ts';
import type { SecretRoom } from '../content/secret-room.ts';
import type { Act, AttackType, Condition, DefenceDie, OverlordType, Size } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { cardName } from '../names.ts';
import { abilityText } from './ability.ts';
import { ARCHETYPE_NAMES, ATTRIBUTE_NAMES, diceText, MONSTER_TRAIT_NAMES, TRAIT_NAMES } from './names.ts';

const ATTACK_NAMES: Readonly<Record<AttackType, Text>> = {
  melee: { en: 'melee', de: 'Nahkampf' },
  ranged: { en: 'ranged', de: 'Fernkampf' },
};

export const OVERLORD_TYPE_NAMES: Readonly<Record<OverlordType, Text>> = {
  event: { en: 'event', de: 'Ereignis' },
  magic: { en: 'magic', de: 'Magie' },
  trap: { en: 'trap', de: 'Falle' },
};

export const DECK_NAMES: Readonly<Record<string, Text>> = {
  basic: { en: 'basic deck', de: 'Grunddeck' },
  'basic-2': { en: 'basic deck II', de: 'Grunddeck II' },
  enchanter: { en: 'enchanter', de: 'Verzauberer' },
  infector: { en: 'infector', de: 'Seuchenbringer' },
  magus: { en: 'magus', de: 'Magus' },
  punisher: { en: 'punisher', de: 'Bestrafer' },
  reward: { en: 'reward', de: 'Belohnung' },
  saboteur: { en: 'saboteur', de: 'Saboteur' },
  shadowmancer: { en: 'shadowmancer', de: 'Schattenmagier' },
  soulbinder: { en: 'soulbinder', de: 'Seelenbinder' },
  unkindness: { en: 'unkindness', de: 'Gebieter' },
  universal: { en: 'universal', de: 'Universal' },
  warlord: { en: 'warlord', de: 'Kriegsherr' },
};

const SLOT_NAMES: Readonly<Record<Item['slot'], Text | null>> = {
  'one-hand': { en: 'one hand', de: 'eine Hand' },
  'two-hands': { en: 'two hands', de: 'zwei Hände' },
  armor: { en: 'armor', de: 'Rüstung' },
  other: { en: 'other', de: 'Sonstiges' },
  none: null,
};

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(' ');

function passiveText(effects: readonly Effect[] | undefined, lang: Lang): string {
  return vocabulary
    .sentences(effects ?? [], { lang, on: 'you' })
    .map(capital)
    .join(' ');
}

/** All that a card says, made from what it does: what is always in force, then its abilities one after the other. */
export function cardText({ standing, always, whileTired, abilities = [] }: Card, lang: Lang): string {
  const t = speak(lang);
  const tired = passiveText(whileTired, lang);
  return joined(
    passiveText(standing, lang),
    passiveText(always, lang),
    tired === '' ? '' : `${t('While exhausted:', 'Solange erschöpft:')} ${tired}`,
    ...abilities.map(ability => abilityText(ability, lang)),
  );
}

/** A corrupt citizen: what whoever wears its face has besides. */
export function citizenText(card: CitizenCard, lang: Lang): string {
  const t = speak(lang);
  const { attack, passive = [] } = card;
  return joined(
    attack === undefined ? '' : `${t('Attack', 'Angriff')}: ${ATTACK_NAMES[attack][lang]}.`,
    passive.length === 0
      ? ''
      : `${t('Also has', 'Hat auch')}: ${passive.map(id => abilityOf(id).name[lang]).join(', ')}.`,
    cardText(card, lang),
  );
}

/** "Surge: +1 damage." */
export function surgeText({ cost = 1, effects }: Surge, lang: Lang): string {
  const t = speak(lang);
  const does = vocabulary.sentences(effects, { lang, on: 'them' }).map(capital).join(' ');
  return `${cost > 1 ? `${cost} ` : ''}${t(cost > 1 ? 'surges' : 'Surge', cost > 1 ? 'Energien' : 'Energie')}: ${does}`;
}

const surgesText = (surges: readonly Surge[] | undefined, lang: Lang): string =>
  (surges ?? []).map(surge => surgeText(surge, lang)).join(' ');

/** What stands at the head of an item: "Weapon (blade), one hand, melee, 2 dice (blue, red), Pierce 1." */
function itemHead(item: Item, lang: Lang): string {
  const t = speak(lang);
  const {
    kind,
    traits,
    slot,
    attack,
    dice = [],
    pierce,
    reach,
    blast,
    class: of,
    act,
    gold,
    once,
    sightless,
    bound,
  } = item;
  if (kind === 'search-card') return t(`Search card, worth ${gold ?? 0} gold.`, `Suchkarte, ${gold ?? 0} Gold wert.`);
  const price =
    of !== undefined
      ? t(`starting equipment: ${classOf(of).name.en}`, `Startausrüstung: ${classOf(of).name.de}`)
      : kind === 'relic' || gold === undefined
        ? ''
        : t(`act ${act ?? 1}, ${gold} gold`, `Akt ${act ?? 1}, ${gold} Gold`);
  const parts = [
    `${kind === 'relic' ? t('Relic', 'Relikt') : t('Item', 'Gegenstand')} (${traits.map(trait => TRAIT_NAMES[trait][lang]).join(', ')})`,
    SLOT_NAMES[slot]?.[lang] ?? '',
    attack === undefined ? '' : ATTACK_NAMES[attack][lang],
    dice.length === 0 ? '' : diceText(dice, lang, true),
    pierce === undefined ? '' : t(`Pierce ${pierce}`, `Durchbohren ${pierce}`),
    reach ? t('Reach', 'Reichweite 2') : '',
    blast ? t('Blast', 'Explosion') : '',
    once ? t('one attack a turn', 'ein Angriff je Zug') : '',
    sightless ? t('needs no line of sight', 'braucht keine Sichtlinie') : '',
    bound ? t('never traded', 'wird nicht getauscht') : '',
    price,
  ].filter(part => part !== '');
  return `${parts.join(', ')}.`;
}

export const itemText = (item: Item, lang: Lang): string =>
  joined(
    itemHead(item, lang),
    surgesText(item.surges, lang),
    cardText(item, lang),
    item.drawn === undefined ? '' : passiveText(item.drawn, lang),
  );

export function skillText(skill: Skill, lang: Lang): string {
  const t = speak(lang);
  const head = t(
    `Skill of the ${classOf(skill.class).name.en}, ${skill.xp} XP.`,
    `Fertigkeit: ${classOf(skill.class).name.de}, ${skill.xp} EP.`,
  );
  return joined(head, cardText(skill, lang));
}

export function heroText(sheet: HeroSheet, lang: Lang): string {
  const t = speak(lang);
  const { archetype, speed, health, stamina, defence, attributes, feat } = sheet;
  const values = Object.entries(attributes).map(
    ([id, n]) => `${ATTRIBUTE_NAMES[id as keyof typeof ATTRIBUTE_NAMES][lang]} ${n}`,
  );
  return joined(
    t(
      `Hero (${ARCHETYPE_NAMES[archetype].en}): speed ${speed}, health ${health}, stamina ${stamina}, defence ${diceText(defence, 'en')}; ${values.join(', ')}.`,
      `Held (${ARCHETYPE_NAMES[archetype].de}): Geschwindigkeit ${speed}, Lebenskraft ${health}, Ausdauer ${stamina}, Verteidigung ${diceText(defence, 'de')}; ${values.join(', ')}.`,
    ),
    cardText(sheet, lang),
    `${t('Heroic feat', 'Heldentat')}: ${abilityText(feat, lang)}`,
  );
}

const defenceText = (defence: readonly DefenceDie[], lang: Lang): string =>
  defence.length === 0 ? speak(lang)('none', 'keine') : diceText(defence, lang);

/** A line of a monster card: values, attack, surges, abilities. */
function lineText(line: MonsterLine, lang: Lang): string {
  const t = speak(lang);
  const { speed, health, defence } = line;
  return joined(
    t(
      `speed ${speed}, health ${health}, defence ${defenceText(defence, 'en')};`,
      `Geschwindigkeit ${speed}, Lebenskraft ${health}, Verteidigung ${defenceText(defence, 'de')};`,
    ),
    attackLine(line, lang),
  );
}

function attackLine({ dice = [], surges, pierce, passive = [], actions = [] }: MonsterLine, lang: Lang): string {
  const t = speak(lang);
  const named = [...passive, ...actions].map(id => abilityOf(id).name[lang]);
  return joined(
    `${t('attack', 'Angriff')} ${diceText(dice, lang, true)}${pierce === undefined ? '' : t(`, Pierce ${pierce}`, `, Durchbohren ${pierce}`)}.`,
    surgesText(surges, lang),
    named.length === 0 ? '' : `${t('Abilities', 'Fähigkeiten')}: ${named.join(', ')}.`,
  );
}

const rankNames = (lang: Lang) => speak(lang)('Minion|Master', 'Normales Monster|Elite-Monster').split('|');

export function monsterText({ attack, traits, size, group, acts }: MonsterCard, lang: Lang): string {
  const t = speak(lang);
  const [minion = '', master = ''] = rankNames(lang);
  const many = ([2, 3, 4] as const).map(n => `${group[n].minions}+${group[n].masters}`).join(', ');
  return joined(
    t(
      `Monster (${traits.map(one => MONSTER_TRAIT_NAMES[one].en).join(', ')}), ${size.join('x')}, ${ATTACK_NAMES[attack].en}; minions and masters with 2, 3 and 4 heroes: ${many}.`,
      `Monster (${traits.map(one => MONSTER_TRAIT_NAMES[one].de).join(', ')}), ${size.join('x')}, ${ATTACK_NAMES[attack].de}; normale und Elite-Monster bei 2, 3 und 4 Helden: ${many}.`,
    ),
    ...([1, 2] as const).flatMap(act => [
      `${t('Act', 'Akt')} ${act}, ${minion}: ${lineText(acts[act].minion, lang)}`,
      `${t('Act', 'Akt')} ${act}, ${master}: ${lineText(acts[act].master, lang)}`,
    ]),
  );
}

export function lieutenantText({ attack, acts, size }: LieutenantCard, lang: Lang): string {
  const t = speak(lang);
  return joined(
    t(
      `Lieutenant, ${size.join('x')}, ${ATTACK_NAMES[attack].en}.`,
      `Hauptmann, ${size.join('x')}, ${ATTACK_NAMES[attack].de}.`,
    ),
    ...([1, 2] as const satisfies readonly Act[]).flatMap(act => {
      const line = acts[act];
      if (line === undefined) return [];
      const by = ([2, 3, 4] as const satisfies readonly Size[]).map(
        n =>
          `${t(`${n} heroes`, `${n} Helden`)}: ${t(`speed ${line.by[n].speed}, health ${line.by[n].health}`, `Geschwindigkeit ${line.by[n].speed}, Lebenskraft ${line.by[n].health}`)}, ${t('defence', 'Verteidigung')} ${defenceText(line.by[n].defence, lang)}`,
      );
      const values = Object.entries(line.attributes).map(
        ([id, n]) => `${ATTRIBUTE_NAMES[id as keyof typeof ATTRIBUTE_NAMES][lang]} ${n}`,
      );
      const whole: MonsterLine = { speed: 0, health: 0, defence: [], ...line };
      return [`${t('Act', 'Akt')} ${act}, ${by.join('; ')}; ${values.join(', ')}; ${attackLine(whole, lang)}`];
    }),
  );
}

const ABILITY_KINDS: Readonly<Record<MonsterAbility['kind'], Text>> = {
  passive: { en: 'Ability of monsters.', de: 'Fähigkeit von Monstern.' },
  action: { en: 'Action of monsters.', de: 'Aktion von Monstern.' },
  surge: { en: 'Surge ability of monsters.', de: 'Energie-Fähigkeit von Monstern.' },
};

export function monsterAbilityText(ability: MonsterAbility, lang: Lang): string {
  const does =
    ability.kind === 'surge'
      ? (ability.abilities ?? [])
          .map(({ effects }) => vocabulary.sentences(effects, { lang, on: 'them' }).map(capital).join(' '))
          .join(' ')
      : cardText(ability, lang);
  return joined(ABILITY_KINDS[ability.kind][lang], does);
}

export function familiarText(card: FamiliarCard, lang: Lang): string {
  const t = speak(lang);
  return joined(
    t(
      `Familiar${card.figure ? ', counts as a figure' : card.stone ? ', treated as an obstacle' : ''}:`,
      `Begleiter${card.figure ? ', zählt als Figur' : card.stone ? ', gilt als Hindernis' : ''}:`,
    ),
    card.figure || card.stone ? lineText(card, lang) : t(`speed ${card.speed}.`, `Geschwindigkeit ${card.speed}.`),
    ...(card.wields === undefined ? [] : [wieldsText(card.wields, lang)]),
    cardText(card, lang),
  );
}

/** With 2, 3 and 4 heroes. */
export function allyText(card: AllyCard, lang: Lang): string {
  const t = speak(lang);
  const by = ([2, 3, 4] as const satisfies readonly Size[]).map(
    n =>
      `${t(`${n} heroes`, `${n} Helden`)}: ${t(`speed ${card.by[n].speed}, health ${card.by[n].health}`, `Geschwindigkeit ${card.by[n].speed}, Lebenskraft ${card.by[n].health}`)}, ${t('defence', 'Verteidigung')} ${defenceText(card.by[n].defence, lang)}`,
  );
  const values = Object.entries(card.attributes).map(
    ([id, n]) => `${ATTRIBUTE_NAMES[id as keyof typeof ATTRIBUTE_NAMES][lang]} ${n}`,
  );
  const whole: MonsterLine = { speed: 0, health: 0, defence: [], ...card };
  return joined(
    t('Ally of the heroes.', 'Gefährte der Helden.'),
    `${by.join('; ')}; ${values.join(', ')}; ${attackLine(whole, lang)}`,
    cardText(card, lang),
  );
}

export const allySkillText = (card: AllySkill, lang: Lang): string =>
  joined(
    speak(lang)(
      `Skill of an ally (${cardName(card.ally, 'en')}).`,
      `Gefährtenfertigkeit (${cardName(card.ally, 'de')}).`,
    ),
    cardText(card, lang),
  );

/** A secret room card: what happens at once, what holds in the room, its reward, and what it does for whoever keeps it. */
export function roomText({ name, immediate, rough, rules, reward, kept }: SecretRoom, lang: Lang): string {
  const t = speak(lang);
  const part = (title: string, text: string): string => (text === '' ? '' : `${title}: ${text}`);
  return joined(
    t('Secret room card.', 'Geheimkammerkarte.'),
    immediate === undefined ? '' : passiveText(immediate, lang),
    rough
      ? t('Every space costs heroes 1 more movement point.', 'Jedes Feld kostet Helden 1 Bewegungspunkt mehr.')
      : '',
    part(t('In the room', 'In der Kammer'), cardText({ name, ...rules }, lang)),
    reward === undefined ? '' : part(t('Reward', 'Belohnung'), passiveText(reward, lang)),
    part(t('Kept', 'Behalten'), cardText({ name, ...kept }, lang)),
  );
}

const wieldsText = ({ trait, type }: NonNullable<FamiliarCard['wields']>, lang: Lang): string =>
  speak(lang)(
    `Attacks${type === 'melee' ? ' in melee' : ''} with the dice and surges of a weapon its owner has equipped (${TRAIT_NAMES[trait].en}).`,
    `Greift${type === 'melee' ? ' im Nahkampf' : ''} mit den Würfeln und Energien einer Waffe an, die sein Besitzer ausgerüstet hat (${TRAIT_NAMES[trait].de}).`,
  );

export function overlordCardText({ deck, type, xp, at, if: test, aim, effects }: OverlordCard, lang: Lang): string {
  const t = speak(lang);
  const head = t(
    `Overlord card (${DECK_NAMES[deck]?.en ?? deck}, ${OVERLORD_TYPE_NAMES[type].en}${xp > 0 ? `, ${xp} XP` : ''}).`,
    `Overlordkarte (${DECK_NAMES[deck]?.de ?? deck}, ${OVERLORD_TYPE_NAMES[type].de}${xp > 0 ? `, ${xp} EP` : ''}).`,
  );
  return joined(
    head,
    abilityText({ at, effects, ...(test !== undefined && { if: test }), ...(aim !== undefined && { aim }) }, lang),
  );
}

const REFRESHED: Readonly<Record<Refreshed, Text>> = {
  'turn-end': { en: "refreshed at the end of the overlord's turn", de: 'am Ende des Overlord-Zugs wieder bereit' },
  encounter: { en: 'refreshed at the end of the encounter', de: 'am Ende der Szene wieder bereit' },
  quest: { en: 'refreshed at the end of the quest', de: 'am Ende des Abenteuers wieder bereit' },
  shopping: { en: 'refreshed after the next shopping step', de: 'nach dem nächsten Einkaufen wieder bereit' },
};

export function plotCardText(card: PlotCard, lang: Lang): string {
  const t = speak(lang);
  const { buy, use, refresh } = card;
  const parts = [
    buy === 0 ? t('base card', 'Hauptkarte') : t(`costs ${buy} threat`, `kostet ${buy} Drohmarker`),
    ...(use === 0 ? [] : [t(`${use} threat each use`, `je Einsatz ${use} Drohmarker`)]),
    ...(refresh === undefined ? [] : [REFRESHED[refresh][lang]]),
  ];
  return joined(t(`Plot card (${parts.join(', ')}).`, `Handlungskarte (${parts.join(', ')}).`), cardText(card, lang));
}

export function agentText({ attack, acts, size }: AgentCard, lang: Lang): string {
  const t = speak(lang);
  return joined(
    t(
      `Agent, ${size.join('x')}, ${ATTACK_NAMES[attack].en}.`,
      `Anführer, ${size.join('x')}, ${ATTACK_NAMES[attack].de}.`,
    ),
    ...([1, 2] as const satisfies readonly Act[]).map(act => {
      const { by, ...line } = acts[act];
      const each = ([2, 3, 4] as const satisfies readonly Size[]).map(
        n =>
          `${t(`${n} heroes`, `${n} Helden`)}: ${t(`speed ${by[n].speed}, health ${by[n].health}`, `Geschwindigkeit ${by[n].speed}, Lebenskraft ${by[n].health}`)}, ${t('defence', 'Verteidigung')} ${defenceText(by[n].defence, lang)}`,
      );
      return `${t('Act', 'Akt')} ${act}, ${each.join('; ')}; ${attackLine({ speed: 0, health: 0, defence: [], ...line }, lang)}`;
    }),
  );
}

const CONDITION_RULES: Readonly<Record<Condition, Text>> = {
  bleeding: {
    en: 'Ends by an action of its own.',
    de: 'Endet durch eine eigene Aktion.',
  },
  burning: {
    en: 'Ends by an action of its own or of an adjacent figure.',
    de: 'Endet durch eine Aktion der Figur selbst oder einer angrenzenden.',
  },
  cursed: {
    en: 'No monster actions, and no skills that are actions.',
    de: 'Keine Monster-Aktionen und keine Fertigkeiten, die Aktionen sind.',
  },
  diseased: { en: '', de: '' },
  doomed: { en: '', de: '' },
  poisoned: { en: '', de: '' },
  immobilized: {
    en: 'Loses all movement points and performs no move actions; it ends at the end of the turn.',
    de: 'Verliert alle Bewegungspunkte und führt keine Bewegungsaktionen aus; endet am Ende des Zugs.',
  },
  stunned: {
    en: 'The only action it may perform is to shake the stun off; what is no action stays possible.',
    de: 'Als einzige Aktion darf die Betäubung abgeschüttelt werden; was keine Aktion ist, bleibt möglich.',
  },
  terrified: { en: '', de: '' },
  weakened: { en: '', de: '' },
};

/** A travel card as whoever keeps it has it. */
export const keptText = (card: Card, lang: Lang): string =>
  joined(speak(lang)('Whoever keeps this travel card:', 'Wer diese Reisekarte behält:'), cardText(card, lang));

/** A tainted card: what they all say, and what this one says besides (D2-TNTGEN-04). */
export const taintText = (card: Card, lang: Lang): string =>
  joined(
    speak(lang)(
      'Tainted card. You are tainted: while you are knocked out you recover damage only through heroes who are not tainted, or through heroic feats.',
      'Befleckt-Karte. Du bist befleckt: Solange du niedergestreckt bist, heilst du Schaden nur durch unbefleckte Helden oder Heldentaten.',
    ),
    cardText(card, lang),
  );

export const conditionText = (id: Condition, card: Card, lang: Lang): string =>
  joined(speak(lang)('Condition.', 'Zustand.'), CONDITION_RULES[id][lang], cardText(card, lang));
