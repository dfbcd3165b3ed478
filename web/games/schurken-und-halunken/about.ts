import { type Lang, type RuleId, speak } from '@tafelrunde/engine';
import { heroSums, wieldedValues } from '../../../games/schurken-und-halunken/rules/standing-values.ts';
import { type About, type AboutValue, erasedInfo, type Sight } from '../../table/info/about.ts';
import { summed } from '../../table/info/summed.ts';
import {
  type CreatureFigure,
  cardText,
  type DemonFigure,
  type HeroFigure,
  heroesById,
  type InstanceId,
  type NpcFigure,
  nameOf,
  type Pile,
  pileOfCard,
  pileWords,
  type SchurkenUndHalunken,
  type Stat,
  type SupportCard,
  statWords,
  supportCard,
  UNTIL,
  type View,
} from './game.ts';
import { icons } from './icons.ts';
import { outlineOf, signOf } from './pictures.ts';
import { HEROES, placeOf, TRADE, thingsOf } from './things.ts';
import { word } from './words.ts';

function about(thing: string, { view, lang, seat }: Sight<SchurkenUndHalunken>): About | null {
  if (thing === HEROES) return aboutSale(view, lang);
  if (thing === TRADE) return aboutTrade(lang);
  const [kind, rest = ''] = thing.split(':');
  if (kind === 'pile') return aboutPile(view, rest as Pile, lang);
  if (kind === 'side') return aboutSide(view, Number(rest), lang, seat);
  const place = placeOf(view, thing);
  if (place.at === 'figure')
    return place.who.kind === 'hero' ? aboutHero(view, place.who, lang) : aboutHelper(place.who, lang);
  if (place.at === 'item')
    return aboutCard(thing as InstanceId, lang, { view, owner: place.owner, resting: place.item });
  return heroesById.has(thing) ? aboutHeroCard(thing, lang) : aboutCard(thing as InstanceId, lang, null);
}

const MEANS: Readonly<Record<Stat, { readonly en: string; readonly de: string }>> = {
  attack: { en: 'added to the die of an attack', de: 'kommt zum Würfel eines Angriffs' },
  parry: { en: 'added to the die against a blow', de: 'kommt zum Würfel gegen einen Hieb' },
  damage: { en: 'life points a hit costs, less armour', de: 'Lebenspunkte, die ein Treffer kostet, minus Rüstung' },
  armour: { en: 'taken off every damage', de: 'geht von jedem Schaden ab' },
  magic: { en: 'added to the die of a spell', de: 'kommt zum Würfel eines Zaubers' },
  magicResistance: { en: 'added to the die against magic', de: 'kommt zum Würfel gegen Magie' },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const statValue = (stat: Stat, value: number, lang: Lang): AboutValue => ({
  key: stat,
  name: capital(statWords[stat][lang]),
  value,
  means: MEANS[stat][lang],
});

function aboutHero(view: View, hero: HeroFigure, lang: Lang): About | null {
  const card = heroesById.get(hero.id);
  if (!card) return null;
  const t = speak(lang);
  const lasting = view.boosts.filter(({ on }) => on === hero.id);
  return {
    kind: card.magical ? t('Magical hero', 'Magischer Held') : t('Hero', 'Held'),
    name: nameOf(hero.id)[lang],
    picture: outlineOf(hero.id),
    state: [
      `${word('life', lang)} ${hero.life} ${word('of', lang)} ${view.startLife}`,
      ...(hero.actions > 0 ? [`${hero.actions} ${word('action', lang)}`] : []),
      ...(hero.reactions > 0 ? [`${hero.reactions} ${word('reaction', lang)}`] : []),
      ...(hero.idle ? [word('idle', lang)] : []),
    ],
    values: heroSums(view, hero)
      .filter(({ stat }) => card.magical || stat !== 'magic')
      .map(({ stat, sum }) =>
        summed(
          { key: stat, name: capital(statWords[stat][lang]), means: MEANS[stat][lang] },
          sum,
          lang,
          source => nameOf(source)[lang],
        ),
      ),
    texts: [
      { text: cardText(card, lang) },
      ...hero.items.map(({ card: id }) => ({ name: nameOf(id)[lang], text: cardText(supportCard(id), lang) })),
      ...lasting.map(({ stat, amount, source, until }) => ({
        name: nameOf(source)[lang],
        text: `${statWords[stat][lang]} ${amount > 0 ? '+' : '−'}${Math.abs(amount)}, ${UNTIL[until][lang]}`,
      })),
    ],
    flavour: card.flavour[lang],
    rules: ['SH-TURN-02', 'SH-REACT-01', 'SH-EQUIP-07', 'SH-MELEE-01', 'SH-DEATH-01'],
  };
}

/** A hero who is not on the table: for sale, or fallen. */
function aboutHeroCard(id: string, lang: Lang): About | null {
  const card = heroesById.get(id);
  return card
    ? {
        kind: speak(lang)('Hero', 'Held'),
        name: card.name[lang],
        picture: outlineOf(id),
        texts: [{ text: cardText(card, lang) }],
        flavour: card.flavour[lang],
      }
    : null;
}

const HELPERS: Readonly<Record<'creature' | 'npc' | 'demon', readonly RuleId[]>> = {
  creature: ['SH-SUMM-03', 'SH-SUMM-11'],
  npc: ['SH-NPC-03', 'SH-NPC-07', 'SH-NPC-09'],
  demon: ['SH-DEMON-02', 'SH-DEMON-06', 'SH-DEMON-12'],
};

function aboutHelper(who: CreatureFigure | NpcFigure | DemonFigure, lang: Lang): About {
  const card = supportCard(who.id);
  const stats: Partial<Record<Stat, number>> =
    card.kind === 'summoning' ? card.creature : card.kind === 'demon' || card.kind === 'npc' ? card : {};
  return {
    kind: capital(word(who.kind, lang)),
    name: nameOf(who.id)[lang],
    picture: outlineOf(who.id),
    state: [
      `${word('life', lang)} ${who.life}`,
      ...(who.kind === 'creature' && who.fresh ? [word('fresh', lang)] : []),
      ...(who.kind === 'npc' && who.used ? [word('used', lang)] : []),
    ],
    values: STATS.flatMap(stat => ((stats[stat] ?? 0) > 0 ? [statValue(stat, stats[stat] ?? 0, lang)] : [])),
    texts: [{ text: cardText(card, lang) }],
    flavour: card.flavour[lang],
    rules: HELPERS[who.kind],
  };
}

const STATS: readonly Stat[] = ['attack', 'parry', 'magic', 'damage', 'magicResistance', 'armour'];

const CARD_RULES: Readonly<Partial<Record<SupportCard['kind'], readonly RuleId[]>>> = {
  weapon: ['SH-EQUIP-03', 'SH-EQUIP-08', 'SH-EQUIP-09'],
  shield: ['SH-EQUIP-04', 'SH-LIMIT-04'],
  armour: ['SH-EQUIP-05', 'SH-LIMIT-03'],
  artefact: ['SH-EQUIP-06', 'SH-ACT-09'],
  'attack-spell': ['SH-MAGIC-01', 'SH-COOL-01'],
  'defence-spell': ['SH-DEF-01', 'SH-DEF-02'],
  'general-spell': ['SH-GEN-01', 'SH-COOL-01'],
  summoning: ['SH-SUMM-01', 'SH-SUMM-03'],
  npc: ['SH-NPC-02', 'SH-NPC-07'],
  demon: ['SH-DEMON-01', 'SH-DEMON-02'],
};
const PILE_RULES: Readonly<Record<Pile, readonly RuleId[]>> = {
  equipment: ['SH-EQUIP-01'],
  magic: ['SH-POT-01'],
  tactics: ['SH-MAN-01', 'SH-EVENT-01'],
};

interface Borne {
  readonly view: View;
  readonly owner: string;
  readonly resting: HeroFigure['items'][number];
}

/** A card in a hand, with a hero, on a pile. Where a hero bears it: what his values become with it. */
function aboutCard(id: InstanceId, lang: Lang, borne: Borne | null): About | null {
  const card = supportCard(id);
  if (!card) return null;
  const pile = pileOfCard(id);
  const hero = borne?.view.groups.flatMap(({ heroes }) => heroes).find(one => one.id === borne.owner);
  const { cooldown = 0, used = false } = borne?.resting ?? {};
  return {
    kind: hero ? `${pileWords[pile][lang]} · ${nameOf(hero.id)[lang]}` : capital(pileWords[pile][lang]),
    name: nameOf(id)[lang],
    picture: outlineOf(id),
    state: [...(cooldown > 0 ? [`${word('cooling', lang)} ${cooldown}`] : []), ...(used ? [word('used', lang)] : [])],
    values:
      borne && hero
        ? wieldedValues(borne.view, hero, id).map(({ stat, printed, value }) => ({
            ...statValue(stat, value, lang),
            sum: { base: printed, parts: [{ name: nameOf(id)[lang], amount: value - printed }] },
          }))
        : [],
    texts: [{ text: cardText(card, lang) }],
    flavour: card.flavour[lang],
    rules: CARD_RULES[card.kind] ?? PILE_RULES[pile],
  };
}

function aboutPile(view: View, pile: Pile, lang: Lang): About {
  const t = speak(lang);
  return {
    kind: capital(word('pile', lang)),
    name: capital(pileWords[pile][lang]),
    picture: icons[signOf(pile === 'magic' ? 'spellbook' : pile)],
    values: [
      { key: 'cards', name: capital(word('cards', lang)), value: view.piles[pile] },
      { key: 'discards', name: word('discards', lang), value: view.discards[pile].length },
    ],
    texts: [
      {
        text: {
          equipment: t('Weapons, shields, armour and artefacts.', 'Waffen, Schilde, Rüstungen und Artefakte.'),
          magic: t('Spells, demons and potions.', 'Zauber, Dämonen und Tränke.'),
          tactics: t(
            'Manoeuvres, events and people for hire.',
            'Manöver, Ereignisse und Leute, die man anheuern kann.',
          ),
        }[pile],
      },
    ],
    rules: ['SH-TURN-01', 'SH-SETUP-11', 'SH-SETUP-16'],
  };
}

function aboutSale(view: View, lang: Lang): About {
  const t = speak(lang);
  return {
    kind: capital(word('pile', lang)),
    name: capital(word('forSale', lang)),
    picture: icons[signOf('heroes')],
    values: [{ key: 'heroes', name: t('Heroes', 'Helden'), value: view.heroPile }],
    texts: [
      {
        text: t(
          'Eight hand cards buy one, once in the whole game; the new hero may act at once.',
          'Acht Handkarten kaufen einen, einmal im ganzen Spiel; der neue Held darf gleich handeln.',
        ),
      },
      ...(view.fallen.length > 0
        ? [{ name: capital(word('fallen', lang)), text: view.fallen.map(id => nameOf(id)[lang]).join(', ') }]
        : []),
    ],
    rules: ['SH-BUY-01', 'SH-BUY-02', 'SH-BUY-03'],
  };
}

const aboutTrade = (lang: Lang): About => ({
  kind: speak(lang)('No action', 'Keine Aktion'),
  name: word('trade', lang),
  picture: icons[signOf('trade')],
  texts: [
    {
      text: speak(lang)(
        'Three cards of your hand go, one card of the pile of your choice comes.',
        'Drei Karten deiner Hand gehen, eine Karte vom Stapel deiner Wahl kommt.',
      ),
    },
  ],
  rules: ['SH-ACT-10'],
});

function aboutSide(view: View, side: number, lang: Lang, seat: Sight['seat']): About | null {
  const group = view.groups[side];
  if (!group) return null;
  const t = speak(lang);
  const cards = Object.values(group.backs).reduce((all, n) => all + n, 0);
  return {
    kind: t('Gang', 'Bande'),
    name: group.band ? nameOf(group.band)[lang] : seat(side),
    values: [{ key: 'hand', name: capital(word('handOf', lang)), value: cards }],
    texts: [
      ...[...group.heroes, ...group.creatures].map(({ id, life }) => ({
        name: nameOf(id)[lang],
        text: `${word('life', lang)} ${life}`,
      })),
      ...(group.seen.length > 0
        ? [{ name: word('known', lang), text: group.seen.map(id => nameOf(id)[lang]).join(', ') }]
        : []),
    ],
    rules: ['SH-GAME-02', 'SH-SETUP-19'],
  };
}

export const info = erasedInfo<SchurkenUndHalunken>({ about, thingsOf });
