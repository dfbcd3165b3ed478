import { type AskOf, type Forecast, type Lang, listed, speak } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import { ruinsOf } from './content/ruins.ts';
import { SITES } from './content/sites.ts';
import { tileOf } from './content/tiles.ts';
import { COLOURS, isBasic, MANA, MANA_NAMES } from './content/words.ts';
import * as names from './names.ts';
import type { Foe, Hero, State } from './state.ts';
import type { MageKnight } from './types.ts';

/** What an option leads to, by name: which tile, whom one meets, what is drawn and rolled. A die that lets one choose brings the colour one has least of. */
export const forecast: Forecast<MageKnight> = {
  classify: (before, after, lang) => changes(before, after, lang).join('; ') || speak(lang)('nothing', 'nichts'),
  assume: ({ kind, options, seat }: AskOf<MageKnight>, { heroes, turns }) => {
    const hero = heroes[seat];
    if (kind !== 'colour' || hero === undefined || turns[turns.length - 1]?.stage !== 'end') return null;
    const has = options.map(choice =>
      choice.do === 'colour' && isBasic(choice.colour) ? hero.crystals[choice.colour] : Number.POSITIVE_INFINITY,
    );
    return has.indexOf(Math.min(...has));
  },
};

function changes(before: State, after: State, lang: Lang): string[] {
  return [
    ...tiles(before, after, lang),
    ...meets(before, after, lang),
    ...seen(before, after, lang),
    ...artifacts(before, after, lang),
    ...after.heroes.flatMap((hero, seat) => gains(before.heroes[seat] ?? hero, hero, lang)),
    ...source(before, after, lang),
  ];
}

/** Tiles that were revealed, with what lies on them. */
function tiles(before: State, after: State, lang: Lang): string[] {
  const t = speak(lang);
  return Object.entries(after.map.laid).flatMap(([slot, { tile }]) => {
    if (before.map.laid[Number(slot)] !== undefined) return [];
    const { number, hexes } = tileOf(tile);
    const sites = hexes.flatMap(({ site }) => (site === undefined ? [] : [SITES[site].name[lang]]));
    return [`${t('tile', 'Kartenteil')} ${number}: ${sites.join(', ') || t('no site', 'kein Ort')}`];
  });
}

/** Enemies one has to fight now. */
function meets(before: State, after: State, lang: Lang): string[] {
  const known = foesOf(before).length;
  const foes = foesOf(after).slice(known);
  if (foes.length === 0) return [];
  const who = foes.map(({ token }) => names.enemy(token, lang)).sort();
  return [speak(lang)(`against ${all(who, lang)}`, `gegen ${all(who, lang)}`)];
}

const foesOf = ({ turns }: State): readonly Foe[] => turns[turns.length - 1]?.combat?.foes ?? [];

/** Tokens that were turned up without being fought at once; those of a tile that is new belong to it. */
function seen(before: State, after: State, lang: Lang): string[] {
  if (foesOf(after).length > foesOf(before).length) return [];
  const t = speak(lang);
  const found: string[] = [];
  for (const [key, site] of Object.entries(after.map.sites)) {
    const was = before.map.sites[Number(key)];
    if (was === undefined) continue;
    const turned = site.tokens.flatMap(({ token, sealed }, i) =>
      token !== null && !sealed && (was.tokens[i]?.token ?? null) === null ? [names.enemy(token, lang)] : [],
    );
    const where = `${SITES[site.kind].name[lang]} ${names.space(Number(key))}`;
    if (turned.length > 0) found.push(`${where}: ${turned.sort().join(', ')}`);
    if (site.ruinsSeen && !was.ruinsSeen && site.ruins !== null)
      found.push(`${where}: ${ruinsOf(site.ruins).name[lang]}`);
  }
  return found.length > 0 ? [t('you see ', 'du siehst ') + found.join('; ')] : [];
}

/** Artifacts that were drawn and lie nowhere yet: one of them goes back. */
function artifacts(before: State, after: State, lang: Lang): string[] {
  const left = missing(cardsOf(before.piles.artifacts), cardsOf(after.piles.artifacts));
  const gained = after.heroes.flatMap((hero, seat) => missing(ownOf(hero), ownOf(before.heroes[seat] ?? hero)));
  const drawn = missing(left, gained).map(id => names.card(id, lang));
  if (drawn.length === 0 && dungeons(before) > dungeons(after))
    return [speak(lang)('a spell of the offer', 'ein Zauber des Angebots')];
  return drawn.length === 0
    ? []
    : [speak(lang)(`the choice of ${all(drawn.sort(), lang)}`, `die Wahl zwischen ${all(drawn.sort(), lang)}`)];
}

/** Rewards owed that a die decides. */
const dungeons = ({ turns }: State): number =>
  (turns[turns.length - 1]?.owed ?? []).filter(({ reward }) => reward === 'dungeon').length;

const cardsOf = ({ top, rest, bottom }: Hero['deck']): CardId[] => [...top, ...rest, ...bottom];
const ownOf = ({ hand, deck, discard }: Hero): CardId[] => [...hand, ...cardsOf(deck), ...discard];

/** What is in the first list more often than in the second. */
function missing(from: readonly CardId[], without: readonly CardId[]): CardId[] {
  const rest = [...without];
  return from.filter(card => {
    const at = rest.indexOf(card);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}

function gains(was: Hero, is: Hero, lang: Lang): string[] {
  const t = speak(lang);
  const found: string[] = [];
  const drawn = missing(is.hand, was.hand).map(id => names.card(id, lang));
  if (drawn.length > 0) found.push(`+ ${drawn.sort().join(', ')}`);
  const top = missing(is.deck.top, was.deck.top).map(id => names.card(id, lang));
  if (top.length > 0) found.push(t(`${all(top, lang)} on your deck`, `${all(top, lang)} auf dein Deck`));
  const crystals = COLOURS.flatMap(colour =>
    Array.from({ length: Math.max(0, is.crystals[colour] - was.crystals[colour]) }, () => MANA_NAMES[colour][lang]),
  );
  if (crystals.length > 0) found.push(`${t('crystals', 'Kristalle')}: ${crystals.join(', ')}`);
  const mana = MANA.flatMap(one =>
    Array.from({ length: Math.max(0, is.tokens[one] - was.tokens[one]) }, () => MANA_NAMES[one][lang]),
  );
  if (mana.length > 0) found.push(`Mana: ${mana.join(', ')}`);
  if (is.fame > was.fame) found.push(t(`${is.fame - was.fame} fame`, `${is.fame - was.fame} Ruhm`));
  return found;
}

/** The dice of the Source, where some of them were rolled. */
function source(before: State, after: State, lang: Lang): string[] {
  const dice = ({ source: all }: State): string =>
    MANA.flatMap(mana => all.filter(({ colour }) => colour === mana).map(() => MANA_NAMES[mana][lang])).join(', ');
  return dice(before) === dice(after) ? [] : [`${speak(lang)('Source', 'Quelle')}: ${dice(after)}`];
}

const all = (things: readonly string[], lang: Lang): string => listed(things, speak(lang)('and', 'und'));
