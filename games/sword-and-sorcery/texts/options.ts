import type { Lang, Speak, Texts } from '@tafelrunde/engine';
import { capital, speak } from '@tafelrunde/engine';
import type { Danger, Place } from '../choices.ts';
import type { AdventureId } from '../content/adventures/index.ts';
import { classOf } from '../content/heroes.ts';
import { CONDITION_NAMES, type Condition, type DieSymbol, roman, SYMBOL_NAMES } from '../content/words.ts';
import { costText } from '../effects/property.ts';
import { TOKEN_NAMES } from '../effects/token.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { figure, itemName, named } from '../names.ts';
import type { Zone } from '../state.ts';
import type { SwordAndSorcery } from '../types.ts';
import { zoneName } from '../zone-names.ts';
import { both } from './both.ts';
import { courseName, keyName, specialName } from './stories.ts';

/** "hit+energy" as a die has it, in words. */
const symbols = (shows: string, lang: Lang): string =>
  shows
    .split('+')
    .map(symbol => SYMBOL_NAMES[symbol as DieSymbol]?.[lang] ?? symbol)
    .join('+');

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
const place = (map: AdventureId | undefined, zone: Zone, lang: Lang): string =>
  map === undefined ? `Zone ${zone}` : zoneName(map, zone, lang);
const behindName = (map: AdventureId | undefined, zone: Zone | null, lang: Lang): string =>
  zone === null ? speak(lang)('chest', 'Truhe') : place(map, zone, lang);
/** Where it works, if that is a zone. */
const there = ({ zone, map }: { readonly zone?: Zone; readonly map?: AdventureId }, lang: Lang): string =>
  zone === undefined ? '' : ` → ${place(map, zone, lang)}`;
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
/** What comes next when somebody is done with dice and symbols. */
const ENDINGS = {
  attack: { en: 'Count the hits', de: 'Treffer zählen' },
  defence: { en: 'Count the blocks', de: 'Abwehr zählen' },
  reroll: { en: 'Keep the dice', de: 'Würfel behalten' },
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
  done: both(({ ends }, t, lang) => (ends === undefined ? t('Done', 'Fertig') : ENDINGS[ends][lang])),
  next: both(({ hero }, _, lang) => figure(hero, lang)),
  step: both(
    ({ to, cost, map, danger: d }, t, lang) =>
      `${t('Move', 'Gehen')}: ${place(map, to, lang)} (${points(cost, t)})${danger(d, t)}`,
  ),
  stand: { en: 'Stand up', de: 'Aufstehen' },
  attack: both(({ with: hand, target, source }, t, lang) => {
    const by = source === undefined ? HANDS[hand][lang] : `${named(source, lang)}: ${HANDS[hand][lang]}`;
    return t(`Attack ${figure(target, lang)} (${by})`, `Angreifen: ${figure(target, lang)} (${by})`);
  }),
  power: both(
    ({ power, level, target, ...where }, _, lang) =>
      `${named(power, lang)} ${roman(level)}${on(target, lang)}${there(where, lang)}`,
  ),
  'hero-power': both(
    ({ called, target, ...where }, t, lang) =>
      `${called === undefined ? t('Hero power', 'Heldenfähigkeit') : named(called, lang)}${on(target, lang)}${there(where, lang)}`,
  ),
  item: both(
    ({ item, up, target, ...where }, _, lang) => `${itemName(item, up, lang)}${on(target, lang)}${there(where, lang)}`,
  ),
  dash: { en: 'Dash: move farther, or stand up', de: 'Spurt: weiter gehen oder aufstehen' },
  focus: { en: 'Focus: +1 hit on the next attack', de: 'Vorbereiten: +1 Treffer beim nächsten Angriff' },
  break: both(({ behind, map }, t, lang) =>
    behind === null
      ? t('Break open the chest', 'Die Truhe aufbrechen')
      : `${t('Break open the door', 'Die Tür aufbrechen')}: ${place(map, behind, lang)}`,
  ),
  change: { en: 'Change equipment', de: 'Ausrüstung wechseln' },
  exchange: both(({ with: other }, t, lang) =>
    t(`Exchange items with ${figure(other, lang)}`, `Mit ${figure(other, lang)} tauschen`),
  ),
  search: { en: 'Search', de: 'Suchen' },
  provoke: { en: 'Provoke', de: 'Provozieren' },
  special: both(({ what }, _, lang) => specialName(what, lang)),
  open: both(({ behind, map }, t, lang) => `${t('Open the door', 'Die Tür öffnen')}: ${behindName(map, behind, lang)}`),
  unlock: both(
    ({ behind, map }, t, lang) =>
      `${t('Remove the magic lock', 'Das magische Schloss entfernen')}: ${behindName(map, behind, lang)}`,
  ),
  'pick-up': { en: 'Pick something up', de: 'Etwas aufheben' },
  drop: { en: 'Lay something down', de: 'Etwas ablegen' },
  'turn-soul-weapon': both(({ item, cost }, t, lang) =>
    t(`Turn ${named(item, lang)} (${cost} shards)`, `${named(item, lang)} umdrehen (${cost} Splitter)`),
  ),
  end: { en: 'End the turn', de: 'Zug beenden' },
  take: both(({ item, up }, _, lang) => itemName(item, up, lang)),
  'take-loot': { en: 'Turn over loot and treasures', de: 'Beute und Schätze aufdecken' },
  'take-coins': both(({ crowns: n }, t) => crowns(n, t)),
  'take-key': both(({ key }, _, lang) => keyName(key, lang)),
  lay: both(({ item, up }, t, lang) =>
    t(`Lay down ${itemName(item, up, lang)}`, `${itemName(item, up, lang)} ablegen`),
  ),
  give: both(({ item, up }, t, lang) => t(`Give ${itemName(item, up, lang)}`, `${itemName(item, up, lang)} geben`)),
  get: both(({ item, up }, t, lang) =>
    t(`Receive ${itemName(item, up, lang)}`, `${itemName(item, up, lang)} erhalten`),
  ),
  coins: both(({ from, to, crowns: n }, t, lang) => `${figure(from, lang)} → ${figure(to, lang)}: ${crowns(n, t)}`),
  wear: both(({ item, up, as }, _, lang) => `${itemName(item, up, lang)}: ${PLACES[as][lang]}`),
  stow: both(({ item, up }, t, lang) =>
    t(`${itemName(item, up, lang)} into the inventory`, `${itemName(item, up, lang)} ins Inventar`),
  ),
  buy: both(({ hero, item, side, cost }, t, lang) =>
    t(
      `${figure(hero, lang)} buys ${itemName(item, side === 1 ? 'back' : undefined, lang)} (${crowns(cost, t)})`,
      `${figure(hero, lang)} kauft ${itemName(item, side === 1 ? 'back' : undefined, lang)} (${crowns(cost, t)})`,
    ),
  ),
  sell: both(({ hero, item, up, price }, t, lang) =>
    t(
      `${figure(hero, lang)} sells ${itemName(item, up, lang)} (${crowns(price, t)})`,
      `${figure(hero, lang)} verkauft ${itemName(item, up, lang)} (${crowns(price, t)})`,
    ),
  ),
  fetch: both(({ hero, item, up }, t, lang) =>
    t(
      `${figure(hero, lang)} takes ${itemName(item, up, lang)} from the stash`,
      `${figure(hero, lang)} nimmt ${itemName(item, up, lang)} aus dem Vorrat`,
    ),
  ),
  store: both(({ hero, item, up }, t, lang) =>
    t(
      `${figure(hero, lang)} puts ${itemName(item, up, lang)} into the stash`,
      `${figure(hero, lang)} legt ${itemName(item, up, lang)} in den Vorrat`,
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
  hand: both(({ hero, item, up, to }, t, lang) =>
    t(
      `${figure(hero, lang)} gives ${itemName(item, up, lang)} to ${figure(to, lang)}`,
      `${figure(hero, lang)} gibt ${figure(to, lang)} ${itemName(item, up, lang)}`,
    ),
  ),
  arrange: both(
    ({ hero, item, up, as }, _, lang) => `${figure(hero, lang)}: ${itemName(item, up, lang)} → ${PLACES[as][lang]}`,
  ),
  leave: both(({ hero }, t, lang) =>
    t(`${figure(hero, lang)} leaves the Emporium`, `${figure(hero, lang)} verlässt das Emporium`),
  ),
  use: both(
    ({ by, ability, level }, _, lang) =>
      `${figure(by, lang)}: ${named(ability, lang)}${level > 1 ? ` ${roman(level)}` : ''}`,
  ),
  property: both(({ pays, property }, t, lang) => {
    const price = costText(pays, lang);
    const does = vocabulary
      .sentences(property.effects, { lang, aim: 'target' })
      .map(capital)
      .join(' ')
      .replace(/\.$/, '');
    return `${price === '' ? t('free', 'kostenlos') : price}: ${does}`;
  }),
  reroll: both(({ colour, shows }, t, lang) =>
    t(
      `Re-roll the ${colour} die (${symbols(shows, lang)})`,
      `${colour === 'red' ? 'Roten' : 'Blauen'} Würfel neu werfen (${symbols(shows, lang)})`,
    ),
  ),
  pass: { en: 'Pass', de: 'Passen' },
  figure: both(({ figure: id }, _, lang) => figure(id, lang)),
  zone: both(({ zone, map }, _, lang) => place(map, zone, lang)),
  card: both(({ item }, _, lang) => named(item, lang)),
  trap: both(({ trap }, _, lang) => named(trap, lang)),
  ready: both(({ power }, _, lang) => named(power, lang)),
  rune: both(({ figure: id, rune }, _, lang) => `${figure(id, lang)}: ${TOKEN_NAMES[rune][lang]}`),
  condition: both(({ condition }, _, lang) => conditionName(condition, lang)),
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'No', de: 'Nein' },
  decide: both(({ course }, _, lang) => courseName(course, lang)),
  enemy: both(({ enemy }, _, lang) => figure(enemy, lang)),
  cry: both(({ target }, t, lang) => `${t('Soul cry', 'Seelenschrei')}${on(target, lang)}`),
  return: both(
    ({ to, map }, t, lang) => `${t('Return to the altar', 'Zum Altar zurückkehren')}: ${place(map, to, lang)}`,
  ),
};
