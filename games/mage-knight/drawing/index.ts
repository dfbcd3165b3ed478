import { type Drawing, type Lang, listed, speak } from '@tafelrunde/engine';
import { enemyOf } from '../content/enemies.ts';
import { levelOf, reputationModifier } from '../content/levels.ts';
import { SITES } from '../content/sites.ts';
import { unitOf } from '../content/units.ts';
import { COLOURS, ELEMENTS, MANA, MANA_NAMES, TERRAIN_NAMES, TOKEN_NAMES } from '../content/words.ts';
import { card, enemy, hero as heroName, skill, space, tactic, unit } from '../names.ts';
import { armorOf, attackNow, elementOf, standing } from '../rules/combat/foe.ts';
import { attackTotal, blockTotal, toBlock } from '../rules/combat/group.ts';
import { neededFor } from '../rules/combat/groups.ts';
import { terrainAt } from '../rules/map.ts';
import {
  type Assault,
  type Combat,
  DUMMY,
  type Duel,
  type Hex,
  type Lying,
  type Site,
  type State,
  type Turn,
} from '../state.ts';
import type { HeroView, View } from '../view.ts';
import { choosingLines, draftLines, fameText, keptText, upgradeLines } from './heroes-and-decks.ts';
import { drawMap, spaces } from './map.ts';

/** The table as text: the map, what is offered, every hero, and the turn under way. */
export function draw(view: View, drawing: Drawing): string[] {
  const { lang, plain } = drawing;
  if (view.stage === 'heroes') return choosingLines(view, drawing);
  if (view.stage === 'draft') return draftLines(view, drawing);
  const turn = view.turns[view.turns.length - 1];
  return [
    ...roundLines(view, drawing),
    ...(plain ? [] : drawMap(view, lang)),
    ...siteLines(view, drawing),
    ...offerLines(view, lang),
    ...upgradeLines(view, drawing),
    ...view.heroes.flatMap((hero, seat) => heroLines(hero, seat, drawing)),
    ...(turn ? turnLines(view, turn, drawing) : []),
  ];
}

const names = (items: readonly string[], lang: Lang): string => listed(items, lang === 'de' ? 'und' : 'and') || '–';

function roundLines(view: View, { lang, seat }: Drawing): string[] {
  const t = speak(lang);
  const who = (one: number): string => (one === DUMMY ? t('dummy player', 'Dummyspieler') : seat(one));
  const time = view.night ? t('night', 'Nacht') : t('day', 'Tag');
  const dice = view.source.filter(die => die.by === null && die.kept === null).map(die => MANA_NAMES[die.colour][lang]);
  return [
    `${t('Round', 'Runde')} ${view.round} ${t('of', 'von')} ${view.rounds}, ${time}. ${t('Order', 'Reihenfolge')}: ${view.order.map(who).join(', ')}.`,
    `${t('Source', 'Quelle')}: ${dice.join(', ') || '–'}`,
    ...view.chosen.flatMap((one, team) =>
      one === null ? [] : [`${t('Chosen one of team', 'Auserwählter von Team')} ${team + 1}: ${seat(one)}`],
    ),
    ...(view.ending && view.stage === 'turns'
      ? [t('The end is announced: last turns.', 'Das Ende ist ausgerufen: letzte Züge.')]
      : []),
  ];
}

/** Every site with what lies on it. */
function siteLines(view: View, { lang, seat }: Drawing): string[] {
  return spaces(view).flatMap(hex => {
    const site = view.map.sites[hex];
    if (site === undefined || site.gone) return [];
    if (SITES[site.kind].category === 'rampaging' && site.tokens.length === 0) return [];
    if (site.main !== undefined) return [wingLine(hex, site, site.main, lang)];
    const terrain = TERRAIN_NAMES[terrainAt(view as unknown as State, hex) ?? 'sea'][lang];
    const colour = site.colour ? ` (${MANA_NAMES[site.colour][lang]}${site.level ? ` ${site.level}` : ''})` : '';
    const tokens = site.tokens.map(lying => tokenText(lying, lang));
    const shields = [...new Set(site.shields)].map(seat);
    const held = shields.length > 0 ? `, ${lang === 'de' ? 'Schilde' : 'shields'}: ${shields.join(', ')}` : '';
    return [
      `${space(hex)}: ${SITES[site.kind].name[lang]}${colour}, ${terrain}${tokens.length > 0 ? `: ${tokens.join('; ')}` : ''}${held}`,
    ];
  });
}

/** The right part of a megalopolis: the rest stands where its left part is. */
function wingLine(hex: Hex, { kind, colour, level }: Site, main: Hex, lang: Lang): string {
  const what = `${SITES[kind].name[lang]} (${colour ? MANA_NAMES[colour][lang] : ''} ${level})`;
  return speak(lang)(
    `${space(hex)}: ${what}, one megalopolis with ${space(main)}`,
    `${space(hex)}: ${what}, eine Megalopolis mit ${space(main)}`,
  );
}

function tokenText({ token, colour }: Lying, lang: Lang): string {
  if (token === null) return `${TOKEN_NAMES[colour][lang]} (${lang === 'de' ? 'verdeckt' : 'face down'})`;
  const { armor, attacks, fame } = enemyOf(token);
  const values = attacks.map(attack => ('value' in attack ? attack.value : '*')).join('+');
  return lang === 'de'
    ? `${enemy(token, lang)} (Rüstung ${armor}, Angriff ${values}, Ruhm ${fame})`
    : `${enemy(token, lang)} (armor ${armor}, attack ${values}, fame ${fame})`;
}

function offerLines({ offers }: View, lang: Lang): string[] {
  const t = speak(lang);
  return [
    `${t('Units', 'Einheiten')}: ${names(
      offers.units.map(id => `${unit(id, lang)} (${unitOf(id).cost})`),
      lang,
    )}`,
    `${t('Advanced actions', 'Fortgeschrittene Aktionen')}: ${names(
      offers.actions.map(id => card(id, lang)),
      lang,
    )}`,
    `${t('Spells', 'Zauber')}: ${names(
      offers.spells.map(id => card(id, lang)),
      lang,
    )}`,
    ...(offers.monastery.length > 0
      ? [
          `${t('In monasteries', 'In Klöstern')}: ${names(
            offers.monastery.map(id => card(id, lang)),
            lang,
          )}`,
        ]
      : []),
    ...(offers.skills.length > 0
      ? [
          `${t('Common skills', 'Gemeinsame Fähigkeiten')}: ${names(
            offers.skills.map(one => skill(one.skill, lang)),
            lang,
          )}`,
        ]
      : []),
  ];
}

function heroLines(hero: HeroView, number: number, { lang, seat }: Drawing): string[] {
  const t = speak(lang);
  if (hero.hero === null) return [];
  const { armor, hand, commands } = levelOf(hero.level);
  const crystals = COLOURS.flatMap(colour =>
    hero.crystals[colour] > 0 ? [`${hero.crystals[colour]} ${MANA_NAMES[colour][lang]}`] : [],
  );
  const tokens = MANA.flatMap(mana =>
    hero.tokens[mana] > 0 ? [`${hero.tokens[mana]} ${MANA_NAMES[mana][lang]}`] : [],
  );
  const units = hero.units.map(one => {
    const marks = [
      ...(one.spent ? [t('spent', 'erschöpft')] : []),
      ...(one.wounds > 0 ? [t(`${one.wounds} wounds`, `${one.wounds} Wunden`)] : []),
      ...(one.banner ? [card(one.banner, lang)] : []),
    ];
    return `${unit(one.unit, lang)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  });
  const modifier = reputationModifier(hero.reputation);
  const cards = hero.hand ? hero.hand.map(id => card(id, lang)).join(', ') || '–' : String(hero.handSize);
  return [
    `${seat(number)}, ${heroName(hero.hero, lang)}${hero.at === null ? '' : ` ${t('at', 'auf')} ${space(hero.at)}`}: ${fameText(hero, lang)}, ${t('level', 'Level')} ${hero.level} (${t('armor', 'Rüstung')} ${armor}, ${t('hand', 'Hand')} ${hand}), ${t('reputation', 'Ansehen')} ${hero.reputation}${modifier === null ? ' (X)' : ''}`,
    `  ${t('hand', 'Hand')}: ${cards}; ${t('deck', 'Stapel')} ${hero.deckSize}, ${t('discard', 'Ablage')} ${hero.discard.length}${hero.keptSize > 0 ? `; ${keptText(hero, lang)}` : ''}`,
    `  ${t('crystals', 'Kristalle')}: ${crystals.join(', ') || '–'}; ${t('mana', 'Mana')}: ${tokens.join(', ') || '–'}`,
    `  ${t('units', 'Einheiten')} (${hero.units.length}/${commands}): ${units.join(', ') || '–'}${hero.skills.length > 0 ? `; ${t('skills', 'Fähigkeiten')}: ${hero.skills.map(one => skill(one.skill, lang)).join(', ')}` : ''}${hero.tactic ? `; ${t('tactic', 'Taktik')}: ${tactic(hero.tactic.tactic, lang)}` : ''}`,
  ];
}

function turnLines(view: View, turn: Turn, { lang, seat }: Drawing): string[] {
  const t = speak(lang);
  const points = `${t('move', 'Bewegung')} ${turn.move}, ${t('influence', 'Einfluss')} ${turn.influence}, ${t('healing', 'Heilung')} ${turn.heal}`;
  return [
    `${t('Turn of', 'Zug von')} ${seat(turn.seat)}: ${points}`,
    ...(view.assault ? [assaultLine(view.assault, { lang, seat })] : []),
    ...(view.duel ? duelLines(view, view.duel, lang) : turn.combat ? combatLines(view, turn, turn.combat, lang) : []),
  ];
}

/** Who assaults a city together, with the defenders each faces as far as that is settled. */
function assaultLine({ city, seats, shares }: Assault, { lang, seat }: Pick<Drawing, 'lang' | 'seat'>): string {
  const t = speak(lang);
  const heroes = seats.map((one, i) => (shares[i] === undefined ? seat(one) : `${seat(one)} ${shares[i]}`));
  return `${t('Common assault on the city at', 'Gemeinsamer Überfall auf die Stadt bei')} ${space(city)}: ${heroes.join(', ')}`;
}

/** A duel as it stands: its phase, the attack that is being answered, what is left of it. */
function duelLines(view: View, { phase, attack, left }: Duel, lang: Lang): string[] {
  const t = speak(lang);
  const building = view.turns.flatMap(({ combat }) => combat?.group?.parts ?? []);
  const sum = (parts: readonly { readonly points: number }[]): number =>
    parts.reduce((all, part) => all + part.points, 0);
  const name = phase === 'ranged' ? t('at a distance', 'aus der Ferne') : t('hand to hand', 'im Nahkampf');
  return [
    `${t('Heroes fight', 'Helden kämpfen')} ${name}: ${t('attack', 'Angriff')} ${sum(attack)}, ${t('left', 'übrig')} ${left}, ${t('being put together', 'im Aufbau')} ${sum(building)}`,
  ];
}

const PHASES = {
  ranged: { en: 'ranged and siege attacks', de: 'Fern- und Belagerungsangriffe' },
  block: { en: 'block', de: 'Blocken' },
  damage: { en: 'damage', de: 'Schaden' },
  attack: { en: 'attack', de: 'Angriff' },
} as const;

/** The die that was set in secret: what is known of it. */
function secretLines({ secret: die }: Combat, lang: Lang): string[] {
  if (!die?.set) return [];
  const t = speak(lang);
  const not = die.not.map(colour => MANA_NAMES[colour][lang]).join(', ');
  const known = die.colour === null ? t('unknown', 'unbekannt') : MANA_NAMES[die.colour][lang];
  return [
    `  ${t('secret die', 'geheimer Würfel')}: ${known}${not && !die.shown ? ` (${t('not', 'nicht')} ${not})` : ''}`,
  ];
}

/** The combat as it stands: every enemy with its values after all changes, and the sum that is being put together. */
function combatLines(view: View, turn: Turn, combat: Combat, lang: Lang): string[] {
  const t = speak(lang);
  const state = view as unknown as State;
  const foes = standing(combat).map(foe => {
    const one = combat.foes[foe];
    if (one === undefined) return '';
    const attacks = one.attacks.map((attack, i) => {
      const element = elementOf(combat, foe, i);
      const value = `${attackNow(state, combat, foe, i)}${element === ELEMENTS[0] ? '' : ` ${element}`}`;
      return attack.off ? `(${value})` : attack.blocked ? `[${value}]` : value;
    });
    return `  ${foe + 1}. ${enemy(one.token, lang)}: ${t('armor', 'Rüstung')} ${armorOf(state, combat, foe)}, ${t('attack', 'Angriff')} ${attacks.join(' + ')}`;
  });
  const { group } = combat;
  const sum =
    group === null
      ? []
      : group.kind === 'attack'
        ? [
            `  ${t('attack', 'Angriff')}: ${attackTotal(state, turn, combat, group)} ${t('of', 'von')} ${neededFor(state, combat, group)}`,
          ]
        : [
            `  ${t('block', 'Block')}: ${blockTotal(state, combat, group)} ${t('of', 'von')} ${toBlock(state, combat, group.foe, group.attack)}`,
          ];
  return [`${t('Combat', 'Kampf')}: ${PHASES[combat.phase][lang]}`, ...secretLines(combat, lang), ...foes, ...sum];
}
