import type { Lang, Speak, Texts } from '@tafelrunde/engine';
import { capital } from '@tafelrunde/engine';
import type { Danger, Place } from '../choices.ts';
import { classOf } from '../content/heroes.ts';
import { CONDITION_NAMES, type Condition, roman, SYMBOL_NAMES } from '../content/words.ts';
import { costText } from '../effects/property.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { figure, named } from '../names.ts';
import type { SwordAndSorcery } from '../types.ts';
import { both } from './both.ts';

const danger = (d: Danger | undefined, t: Speak): string => {
  if (d === undefined) return '';
  const parts = [
    ...(d.strikes > 0
      ? [
          t(
            `${d.strikes} opportunity attack${d.strikes > 1 ? 's' : ''}`,
            `${d.strikes} Gelegenheitsangriff${d.strikes > 1 ? 'e' : ''}`,
          ),
        ]
      : []),
    ...(d.wounds > 0 ? [t(`${d.wounds} wound by the ground`, `${d.wounds} Wunde durch das Gelände`)] : []),
  ];
  return ` – ${parts.join(', ')}`;
};
const points = (n: number, t: Speak): string => t(`${n} point${n === 1 ? '' : 's'}`, `${n} Punkt${n === 1 ? '' : 'e'}`);
const on = (target: string | null, lang: Lang): string => (target === null ? '' : ` → ${figure(target, lang)}`);
const PLACES: Readonly<Record<Place, Readonly<Record<Lang, string>>>> = {
  main: { en: 'main hand', de: 'Haupthand' },
  off: { en: 'off hand', de: 'Zweithand' },
  armour: { en: 'armour', de: 'Rüstung' },
  artefact: { en: 'artefact', de: 'Artefakt' },
  pack: { en: 'inventory', de: 'Inventar' },
};
const HANDS = {
  main: { en: 'main weapon', de: 'Hauptwaffe' },
  off: { en: 'off-hand weapon', de: 'Zweitwaffe' },
  unarmed: { en: 'bare hands', de: 'bloße Hände' },
  own: { en: 'extra attack', de: 'Zusatzangriff' },
} as const;
const crowns = (n: number, t: Speak): string => t(`${n} crowns`, `${n} Kronen`);
const conditionName = (name: string, lang: Lang): string =>
  name in CONDITION_NAMES
    ? CONDITION_NAMES[name as Condition][lang]
    : name === 'fire'
      ? lang === 'de'
        ? 'Feuer'
        : 'fire'
      : named(name, lang);

export const options: Texts<SwordAndSorcery>['options'] = {
  hero: both(({ hero, class: own }, _, lang) => `${figure(hero, lang)}: ${classOf(hero, own).name[lang]}`),
  learn: both(({ power }, _, lang) => named(power, lang)),
  raise: both(({ hero, cost }, t, lang) =>
    t(
      `${figure(hero, lang)} rises a rank (${cost} shards)`,
      `${figure(hero, lang)} steigt einen Rang auf (${cost} Splitter)`,
    ),
  ),
  resurrect: both(({ hero, cost }, t, lang) =>
    t(
      `${figure(hero, lang)} returns from the dead (${cost} shards)`,
      `${figure(hero, lang)} kehrt von den Toten zurück (${cost} Splitter)`,
    ),
  ),
  done: { en: 'Done', de: 'Fertig' },
  next: both(({ hero }, _, lang) => figure(hero, lang)),
  step: both(
    ({ to, cost, danger: d }, t) =>
      `${t(`Move to zone ${to}`, `In Zone ${to} gehen`)} (${points(cost, t)})${danger(d, t)}`,
  ),
  go: both(
    ({ to, cost, danger: d }, t) =>
      `${t(`Walk to zone ${to}`, `Bis Zone ${to} gehen`)} (${points(cost, t)})${danger(d, t)}`,
  ),
  stand: { en: 'Stand up', de: 'Aufstehen' },
  attack: both(({ with: hand, target, source }, t, lang) => {
    const by = source === undefined ? HANDS[hand][lang] : `${named(source, lang)}: ${HANDS[hand][lang]}`;
    return t(`Attack ${figure(target, lang)} (${by})`, `${figure(target, lang)} angreifen (${by})`);
  }),
  power: both(({ power, level, target }, _, lang) => `${named(power, lang)} ${roman(level)}${on(target, lang)}`),
  'hero-power': both(({ target }, t, lang) => `${t('Hero power', 'Heldenfähigkeit')}${on(target, lang)}`),
  item: both(({ item, target }, _, lang) => `${named(item, lang)}${on(target, lang)}`),
  companion: both(({ companion }, t, lang) =>
    t(`Activate ${figure(companion, lang)}`, `${figure(companion, lang)} aktivieren`),
  ),
  dash: { en: 'Dash', de: 'Spurt' },
  focus: { en: 'Focus: +1 hit on the next attack', de: 'Vorbereiten: +1 Treffer beim nächsten Angriff' },
  break: both(({ what }, t) => t(`Break open: ${what}`, `Aufbrechen: ${what}`)),
  change: { en: 'Change equipment', de: 'Ausrüstung wechseln' },
  exchange: both(({ with: other }, t, lang) =>
    t(`Exchange items with ${figure(other, lang)}`, `Mit ${figure(other, lang)} tauschen`),
  ),
  search: { en: 'Search', de: 'Suchen' },
  provoke: { en: 'Provoke', de: 'Provozieren' },
  special: both(({ what, target }, _, lang) => `${named(what, lang)}${target === null ? '' : ` (${target})`}`),
  open: both(({ door }, t) => t(`Open the door ${door}`, `Tür ${door} öffnen`)),
  unlock: both(({ what }, t) => t(`Remove the magic lock: ${what}`, `Magisches Schloss entfernen: ${what}`)),
  'pick-up': { en: 'Pick up', de: 'Aufheben' },
  drop: { en: 'Drop', de: 'Ablegen' },
  'turn-soul-weapon': both(({ item, cost }, t, lang) =>
    t(`Turn ${named(item, lang)} (${cost} shards)`, `${named(item, lang)} umdrehen (${cost} Splitter)`),
  ),
  end: { en: 'End the turn', de: 'Zug beenden' },
  take: both(({ item }, _, lang) => named(item, lang)),
  'take-loot': { en: 'Turn over loot and treasures', de: 'Beute und Schätze aufdecken' },
  'take-coins': both(({ crowns: n }, t) => crowns(n, t)),
  'take-key': both(({ key }, t) => t(`Key: ${key}`, `Schlüssel: ${key}`)),
  lay: both(({ item }, t, lang) => t(`Lay down ${named(item, lang)}`, `${named(item, lang)} ablegen`)),
  give: both(({ item }, t, lang) => t(`Give ${named(item, lang)}`, `${named(item, lang)} geben`)),
  get: both(({ item }, t, lang) => t(`Receive ${named(item, lang)}`, `${named(item, lang)} erhalten`)),
  coins: both(({ from, to, crowns: n }, t, lang) => `${figure(from, lang)} → ${figure(to, lang)}: ${crowns(n, t)}`),
  wear: both(({ item, as }, _, lang) => `${named(item, lang)}: ${PLACES[as][lang]}`),
  stow: both(({ item }, t, lang) => t(`${named(item, lang)} into the inventory`, `${named(item, lang)} ins Inventar`)),
  buy: both(({ hero, item, cost }, t, lang) =>
    t(
      `${figure(hero, lang)} buys ${named(item, lang)} (${crowns(cost, t)})`,
      `${figure(hero, lang)} kauft ${named(item, lang)} (${crowns(cost, t)})`,
    ),
  ),
  sell: both(({ hero, item, price }, t, lang) =>
    t(
      `${figure(hero, lang)} sells ${named(item, lang)} (${crowns(price, t)})`,
      `${figure(hero, lang)} verkauft ${named(item, lang)} (${crowns(price, t)})`,
    ),
  ),
  fetch: both(({ hero, item }, t, lang) =>
    t(
      `${figure(hero, lang)} takes ${named(item, lang)} from the stash`,
      `${figure(hero, lang)} nimmt ${named(item, lang)} aus dem Vorrat`,
    ),
  ),
  store: both(({ hero, item }, t, lang) =>
    t(
      `${figure(hero, lang)} puts ${named(item, lang)} into the stash`,
      `${figure(hero, lang)} legt ${named(item, lang)} in den Vorrat`,
    ),
  ),
  forge: both(({ hero, item }, t, lang) =>
    t(
      `${figure(hero, lang)}: forge ${named(item, lang)} (50 crowns)`,
      `${figure(hero, lang)}: ${named(item, lang)} schmieden (50 Kronen)`,
    ),
  ),
  bet: both(({ hero, on: symbol }, t, lang) =>
    t(
      `${figure(hero, lang)} bets on ${SYMBOL_NAMES[symbol].en}`,
      `${figure(hero, lang)} setzt auf ${SYMBOL_NAMES[symbol].de}`,
    ),
  ),
  hand: both(({ hero, item, to }, t, lang) =>
    t(
      `${figure(hero, lang)} gives ${named(item, lang)} to ${figure(to, lang)}`,
      `${figure(hero, lang)} gibt ${figure(to, lang)} ${named(item, lang)}`,
    ),
  ),
  arrange: both(({ hero, item, as }, _, lang) => `${figure(hero, lang)}: ${named(item, lang)} → ${PLACES[as][lang]}`),
  leave: both(({ hero }, t, lang) =>
    t(`${figure(hero, lang)} leaves the Emporium`, `${figure(hero, lang)} verlässt das Emporium`),
  ),
  use: both(
    ({ by, ability, level }, _, lang) =>
      `${figure(by, lang)}: ${named(ability, lang)}${level > 1 ? ` ${roman(level)}` : ''}`,
  ),
  property: both(({ pays, property }, t, lang) => {
    const price = costText(pays, lang);
    const does = vocabulary.sentences(property.effects, { lang, aim: 'target' }).map(capital).join(' ');
    return `${price === '' ? t('free', 'kostenlos') : price}: ${does}`;
  }),
  reroll: both(({ colour, shows }, t) =>
    t(`Re-roll the ${colour} die (${shows})`, `${colour === 'red' ? 'Roten' : 'Blauen'} Würfel neu werfen (${shows})`),
  ),
  pass: { en: 'Pass', de: 'Passen' },
  figure: both(({ figure: id }, _, lang) => figure(id, lang)),
  zone: both(({ zone }, t) => t(`Zone ${zone}`, `Zone ${zone}`)),
  card: both(({ item }, _, lang) => named(item, lang)),
  trap: both(({ trap }, _, lang) => named(trap, lang)),
  ready: both(({ power }, _, lang) => named(power, lang)),
  condition: both(({ condition }, _, lang) => conditionName(condition, lang)),
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'No', de: 'Nein' },
  decide: both(({ course }, _, lang) => named(course, lang)),
  enemy: both(({ enemy }, _, lang) => figure(enemy, lang)),
  cry: both(({ target }, t, lang) => `${t('Soul cry', 'Seelenschrei')}${on(target, lang)}`),
  return: both(({ to }, t) => t(`Return to the altar in zone ${to}`, `Zum Altar in Zone ${to} zurückkehren`)),
};
