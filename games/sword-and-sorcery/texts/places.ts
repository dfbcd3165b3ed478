import type { Lang, Texts } from '@tafelrunde/engine';
import type { AdventureId } from '../content/adventures/index.ts';
import { GROUND_TOKENS } from '../content/ground-tokens.ts';
import { SHADOWS } from '../content/shadows.ts';
import { roman } from '../content/words.ts';
import { figure } from '../names.ts';
import type { Zone } from '../state.ts';
import type { SwordAndSorcery } from '../types.ts';
import { doorName, zoneName } from '../zone-names.ts';
import { both } from './both.ts';

/** A zone in a sentence: its name in quotation marks where the language would want an article. */
const at = (map: AdventureId | undefined, zone: Zone, lang: Lang): string =>
  map === undefined ? `${lang === 'de' ? 'Zone' : 'zone'} ${zone}` : inQuotes(zoneName(map, zone, lang), lang);
const inQuotes = (name: string, lang: Lang): string => (lang === 'de' ? `„${name}“` : `“${name}”`);

/** A door or a chest, by what stands in `what`: the name of a door's border, or the number of a chest. */
const element = (map: AdventureId | undefined, what: string, lang: Lang): string => {
  if (!what.includes('|')) return lang === 'de' ? 'die Truhe' : 'the chest';
  const door = map === undefined ? what : inQuotes(doorName(map, what, lang), lang);
  return lang === 'de' ? `die Tür ${door}` : `the door ${door}`;
};

type OnTheMap =
  | 'moved'
  | 'placed'
  | 'pushed'
  | 'fire-zone'
  | 'opened'
  | 'unlocked'
  | 'shadow'
  | 'appeared'
  | 'no-enemy'
  | 'loot'
  | 'portal'
  | 'altar'
  | 'ground-token';

/** What happens somewhere on the map. */
export const placeEvents: Pick<Texts<SwordAndSorcery>['events'], OnTheMap> = {
  moved: both(({ figure: id, from, to, map }, t, lang) =>
    t(
      `${figure(id, lang)} moves from ${at(map, from, lang)} to ${at(map, to, lang)}.`,
      `${figure(id, lang)} geht von ${at(map, from, lang)} nach ${at(map, to, lang)}.`,
    ),
  ),
  placed: both(({ figure: id, zone, map }, t, lang) =>
    t(
      `${figure(id, lang)} is placed in ${at(map, zone, lang)}.`,
      `${figure(id, lang)} wird nach ${at(map, zone, lang)} gestellt.`,
    ),
  ),
  pushed: both(({ figure: id, to, map }, t, lang) =>
    t(
      `${figure(id, lang)} is pushed into ${at(map, to, lang)}.`,
      `${figure(id, lang)} wird nach ${at(map, to, lang)} zurückgestoßen.`,
    ),
  ),
  'fire-zone': both(({ zone, n, map }, t, lang) =>
    t(`Fire ${roman(n)} burns in ${at(map, zone, lang)}.`, `In ${at(map, zone, lang)} brennt Feuer ${roman(n)}.`),
  ),
  opened: both(({ hero, what, map }, t, lang) => {
    const thing = element(map, what, lang);
    if (hero === null) return t(`Open: ${thing}.`, `Offen: ${thing}.`);
    return t(`${figure(hero, lang)} opens ${thing}.`, `${figure(hero, lang)} öffnet ${thing}.`);
  }),
  unlocked: both(({ hero, what, map }, t, lang) =>
    t(
      `${figure(hero, lang)} removes the magic lock: ${element(map, what, lang)}.`,
      `${figure(hero, lang)} entfernt das magische Schloss: ${element(map, what, lang)}.`,
    ),
  ),
  shadow: both(({ zone, shadow, map }, t, lang) =>
    t(
      `The shadow in ${at(map, zone, lang)}: ${SHADOWS[shadow].name[lang]}.`,
      `Der Schatten in ${at(map, zone, lang)}: ${SHADOWS[shadow].name[lang]}.`,
    ),
  ),
  appeared: both(({ enemy, zone, map }, t, lang) =>
    t(
      `${figure(enemy, lang)} appears in ${at(map, zone, lang)}.`,
      `${figure(enemy, lang)} erscheint in ${at(map, zone, lang)}.`,
    ),
  ),
  'no-enemy': both(({ zone, map }, t, lang) =>
    t(`No enemy card is left for ${at(map, zone, lang)}.`, `Für ${at(map, zone, lang)} ist keine Gegnerkarte mehr da.`),
  ),
  loot: both(({ zone, crowns, loot, treasure, map }, t, lang) => {
    const parts = [
      ...(crowns > 0 ? [t(`${crowns} crowns`, `${crowns} Kronen`)] : []),
      ...(loot > 0 ? [t(`${loot} loot`, `${loot} Beute`)] : []),
      ...(treasure > 0 ? [t(`${treasure} treasure`, `${treasure} Schatz`)] : []),
    ];
    const what = parts.join(', ');
    return t(`Left in ${at(map, zone, lang)}: ${what}.`, `In ${at(map, zone, lang)} liegt: ${what}.`);
  }),
  portal: both(({ zone, open, map }, t, lang) =>
    t(
      `The portal in ${at(map, zone, lang)} ${open ? 'opens' : 'closes'}.`,
      `Das Portal in ${at(map, zone, lang)} ${open ? 'öffnet' : 'schließt'} sich.`,
    ),
  ),
  altar: both(({ zone, active, map }, t, lang) =>
    t(
      `The altar in ${at(map, zone, lang)} is ${active ? 'active' : 'inactive'}.`,
      `Der Altar in ${at(map, zone, lang)} ist ${active ? 'aktiv' : 'inaktiv'}.`,
    ),
  ),
  'ground-token': both(({ zone, token, gone, map }, t, lang) => {
    const name = GROUND_TOKENS[token]?.name[lang] ?? token;
    return gone
      ? t(`${name} is gone from ${at(map, zone, lang)}.`, `${name} ist aus ${at(map, zone, lang)} fort.`)
      : t(`${name} lies in ${at(map, zone, lang)}.`, `${name} liegt in ${at(map, zone, lang)}.`);
  }),
};
