import { type Drawing, type Lang, speak, totalOf } from '@tafelrunde/engine';
import { CRITICALS } from '../content/criticals.ts';
import { classOf } from '../content/heroes.ts';
import { CONDITION_NAMES, roman } from '../content/words.ts';
import { figure, itemName, named } from '../names.ts';
import { crownsOf } from '../rules/coins.ts';
import { pointsFor } from '../rules/movement.ts';
import { armourOf, defenceDice, gemOf, healthOf } from '../rules/values.ts';
import type { Figure, Hero, Item } from '../state.ts';
import { keyName } from '../texts/stories.ts';
import type { View } from '../view.ts';
import { zoneName } from '../zone-names.ts';
import { counted, wrapped } from './wrapped.ts';

/** What lies on the card of a figure: conditions, fire, critical hits. */
export const stateOf = ({ conditions, fire, criticals }: Figure, lang: Lang): string[] => [
  ...conditions.map(one => CONDITION_NAMES[one][lang]),
  ...fire.map(n => `${speak(lang)('Fire', 'Feuer')} ${roman(n)}`),
  ...criticals.map(one => CRITICALS[one].name[lang]),
];

/** A hero in two or three lines: life and place, what is left of the turn, powers and things. */
export function heroLines(
  view: View,
  hero: Hero,
  codes: ReadonlyMap<string, string>,
  { lang, seat }: Drawing,
): string[] {
  const t = speak(lang);
  const who = `${codes.get(hero.id)} ${figure(hero.id, lang)}, ${classOf(hero.id, hero.class).name[lang]} ${roman(hero.rank)} (${seat(hero.seat)})`;
  const values = `${t('armour', 'Rüstung')} ${totalOf(armourOf(view, hero.id))}, ${t('shields', 'Schilde')} ${hero.shields}, ${t('dice', 'Würfel')} ${totalOf(defenceDice(view, hero.id))}`;
  const first = hero.ghost
    ? [`${who}: ${t('a ghost', 'ein Geist')}`, zoneName(view.adventure, hero.zone, lang)]
    : [
        `${who}: ${hero.wounds}/${healthOf(view, hero.id)} ${t('wounds', 'Wunden')}`,
        values,
        zoneName(view.adventure, hero.zone, lang),
        ...stateOf(hero, lang),
        ...(hero.hidden ? [t('hidden', 'versteckt')] : []),
      ];
  if (view.threat?.hero === hero.id) first.push(`${t('threatening', 'bedrohlich')} ${roman(view.threat.level)}`);
  if (hero.acted) first.push(t('has acted', 'war schon aktiv'));
  return [...wrapped(first.join('; ')), ...turnLine(view, hero, lang), ...cardLines(hero, lang)];
}

function turnLine(view: View, hero: Hero, lang: Lang): string[] {
  const { turn } = view;
  if (turn?.hero !== hero.id || hero.ghost) return [];
  const t = speak(lang);
  const points = pointsFor(view, hero, turn);
  const parts = [
    t(`${points} movement point${points === 1 ? '' : 's'}`, `${points} Bewegungspunkt${points === 1 ? '' : 'e'}`),
    t(
      `${turn.combat} of ${gemOf(hero, 'combat')} combat actions`,
      `${turn.combat} von ${gemOf(hero, 'combat')} Kampfaktionen`,
    ),
    t(
      `${turn.standard} of ${gemOf(hero, 'standard')} standard actions`,
      `${turn.standard} von ${gemOf(hero, 'standard')} Standardaktionen`,
    ),
    ...(turn.slowed === null
      ? []
      : [t(`slowed: ${turn.slowed} action left`, `verlangsamt: noch ${turn.slowed} Aktion`)]),
    ...(turn.extra.length > 0 ? [t('an extra attack', 'ein Zusatzangriff')] : []),
  ];
  return wrapped(`   > ${t('left', 'übrig')}: ${parts.join(', ')}`);
}

function cardLines(hero: Hero, lang: Lang): string[] {
  const t = speak(lang);
  const powers = hero.powers.map(({ id, glasses }) => `${named(id, lang)} (${glassText(glasses, lang)})`);
  const worn = [hero.main, hero.off, hero.armour, hero.artefact].flatMap(item =>
    item === null ? [] : [itemText(item, lang)],
  );
  const pack = counted(hero.pack.map(item => itemText(item, lang)));
  const tokens = Object.entries(hero.tokens).flatMap(([token, n]) => (n > 0 ? [`${named(token, lang)} ×${n}`] : []));
  const crowns = crownsOf(hero);
  const parts = [
    ...(powers.length > 0 ? [`${t('powers', 'Fähigkeiten')}: ${powers.join(', ')}`] : []),
    ...(worn.length > 0 ? [`${t('wears', 'trägt')}: ${worn.join(', ')}`] : []),
    ...(pack.length > 0 ? [`${t('carries', 'dabei')}: ${pack.join(', ')}`] : []),
    ...(tokens.length > 0 ? [tokens.join(', ')] : []),
    ...hero.keys.map(key => keyName(key, lang)),
    ...(crowns > 0 ? [t(`${crowns} crowns`, `${crowns} Kronen`)] : []),
  ];
  return parts.length === 0 ? [] : wrapped(`   ${parts.join('; ')}`);
}

function glassText(glasses: number, lang: Lang): string {
  const t = speak(lang);
  if (glasses === 0) return t('ready', 'bereit');
  return t(`${glasses} hourglass${glasses === 1 ? '' : 'es'}`, `${glasses} Sanduhr${glasses === 1 ? '' : 'en'}`);
}

function itemText({ id, side, charges }: Item, lang: Lang): string {
  const name = itemName(id, side === 1 ? 'back' : undefined, lang);
  return charges > 0 ? `${name} [${charges}]` : name;
}

/** A companion in one line. */
export const companionLines = (view: View, codes: ReadonlyMap<string, string>, lang: Lang): string[] =>
  view.companions.map(one =>
    [
      `${codes.get(one.id)} ${figure(one.id, lang)} (${figure(one.owner, lang)}): ${one.wounds}/${healthOf(view, one.id)} ${speak(lang)('wounds', 'Wunden')}`,
      zoneName(view.adventure, one.zone, lang),
      ...stateOf(one, lang),
    ].join('; '),
  );
