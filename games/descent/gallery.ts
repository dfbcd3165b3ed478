// The game comes along whole: what it shares with the gallery is not cut out of it into files of their own.
import './index.ts';
import {
  type Gallery,
  type GalleryPiece,
  type GalleryShelf,
  galleryValue,
  type Lang,
  type Text,
} from '@tafelrunde/engine';
import type { AllyCard, HeroSheet, LieutenantCard, MonsterCard } from './content/cards.ts';
import {
  AGENTS,
  ALLIES,
  ALLY_SKILLS,
  CLASS_ITEMS,
  CLASSES,
  HEROES,
  LIEUTENANTS,
  MONSTERS,
  OVERLORD_CARDS,
  PLOT_DECKS,
  plotCardOf,
  RELICS,
  SEARCH,
  SHOP,
  SKILLS,
} from './content/index.ts';
import type { AgentCard } from './content/plot.ts';
import {
  agentText,
  allySkillText,
  allyText,
  DECK_NAMES,
  heroText,
  itemText,
  lieutenantText,
  monsterText,
  OVERLORD_TYPE_NAMES,
  overlordCardText,
  plotCardText,
  skillText,
} from './texts/cards.ts';
import { ARCHETYPE_NAMES, MONSTER_TRAIT_NAMES, TRAIT_NAMES } from './texts/names.ts';
import { agentName, thing, things } from './things.ts';

export function gallery(): Gallery {
  const heroes = Object.values(HEROES).map(hero);
  const monsters = Object.values(MONSTERS).map(monster);
  const lieutenants = Object.values(LIEUTENANTS).map(lieutenant);
  const skills = Object.values(SKILLS).map(card => ({
    ...thing(card.name, lang => skillText(card, lang)),
    marks: [CLASSES[card.class]?.name ?? NOBODY, { en: `${card.xp} XP`, de: `${card.xp} EP` }],
  }));
  const items = Object.values({ ...CLASS_ITEMS, ...SHOP, ...RELICS, ...SEARCH }).map(card => ({
    ...thing(card.name, lang => itemText(card, lang)),
    marks: [
      ...card.traits.map(trait => TRAIT_NAMES[trait]),
      ...(card.kind === 'search-card' ? [SEARCH_CARD] : card.act === undefined ? [] : [actName(card.act)]),
    ],
  }));
  const overlord = Object.values(OVERLORD_CARDS).map(card => ({
    ...thing(card.name, lang => overlordCardText(card, lang)),
    marks: [DECK_NAMES[card.deck] ?? NOBODY, OVERLORD_TYPE_NAMES[card.type]],
  }));
  const allies = Object.values(ALLIES).map(ally);
  const allySkills = Object.values(ALLY_SKILLS).map(card => thing(card.name, lang => allySkillText(card, lang)));
  const agents = Object.values(AGENTS).map(agent);
  const plots = Object.values(PLOT_DECKS).flatMap(({ name, cards }) =>
    cards.map(id => ({ ...thing(plotCardOf(id).name, lang => plotCardText(plotCardOf(id), lang)), marks: [name] })),
  );
  const pieces = [
    ...allies,
    ...allySkills,
    ...heroes,
    ...monsters,
    ...lieutenants,
    ...agents,
    ...skills,
    ...items,
    ...overlord,
    ...plots,
  ];
  const taken = new Set(pieces.map(({ name }) => name.en));
  const others = things().filter(({ name }) => !taken.has(name.en));
  return {
    shelves: [
      shelf('heroes', { en: 'Heroes', de: 'Helden' }, 'figures', heroes),
      shelf('monsters', { en: 'Monsters', de: 'Monster' }, 'figures', monsters),
      shelf('lieutenants', { en: 'Lieutenants', de: 'Hauptmänner' }, 'figures', lieutenants),
      shelf('allies', { en: 'Allies', de: 'Gefährten' }, 'figures', allies),
      shelf('ally-skills', { en: 'Skills of allies', de: 'Gefährtenfertigkeiten' }, 'cards', allySkills),
      shelf('agents', { en: 'Agents', de: 'Anführer' }, 'figures', agents),
      shelf('skills', { en: 'Skills', de: 'Fertigkeiten' }, 'cards', skills),
      shelf('items', { en: 'Items and search cards', de: 'Gegenstände und Suchkarten' }, 'cards', items),
      shelf('overlord', { en: 'Overlord cards', de: 'Overlordkarten' }, 'cards', overlord),
      shelf('plots', { en: 'Plot cards', de: 'Handlungskarten' }, 'cards', plots),
      shelf(
        'others',
        {
          en: 'Classes, familiars, corrupt citizens, abilities, conditions, rumors, secret rooms',
          de: 'Klassen, Begleiter, Korrumpierte, Fähigkeiten, Zustände, Gerüchte, Geheimkammern',
        },
        'cards',
        others,
      ),
    ],
  };
}

const NOBODY: Text = { en: 'everybody', de: 'alle' };
const SEARCH_CARD: Text = { en: 'search card', de: 'Suchkarte' };
const actName = (act: number): Text => ({ en: `act ${act}`, de: `Akt ${act}` });

const shelf = (
  id: string,
  name: Text,
  holds: GalleryShelf['holds'],
  pieces: readonly GalleryPiece[],
): GalleryShelf => ({ id, name, holds, pieces });

const both = (text: (lang: Lang) => string): Text => ({ en: text('en'), de: text('de') });

const SPEED: Text = { en: 'Speed', de: 'Geschwindigkeit' };
const HEALTH: Text = { en: 'Health', de: 'Lebenskraft' };

function hero(sheet: HeroSheet): GalleryPiece {
  return {
    name: sheet.name,
    text: both(lang => heroText(sheet, lang)),
    marks: [ARCHETYPE_NAMES[sheet.archetype]],
    values: [
      ...galleryValue(SPEED, sheet.speed),
      ...galleryValue(HEALTH, sheet.health),
      ...galleryValue({ en: 'Stamina', de: 'Ausdauer' }, sheet.stamina),
    ],
  };
}

/** Minion / master, act I and act II. */
function monster(card: MonsterCard): GalleryPiece {
  const [one, two] = [card.acts[1], card.acts[2]];
  return {
    name: card.name,
    text: both(lang => monsterText(card, lang)),
    marks: card.traits.map(trait => MONSTER_TRAIT_NAMES[trait]),
    values: [
      ...galleryValue(SPEED, `${one.minion.speed}/${one.master.speed}, ${two.minion.speed}/${two.master.speed}`),
      ...galleryValue(HEALTH, `${one.minion.health}/${one.master.health}, ${two.minion.health}/${two.master.health}`),
    ],
  };
}

/** With 2, 3 and 4 heroes. */
function agent(card: AgentCard): GalleryPiece {
  const values = (of: 'speed' | 'health'): string =>
    [card.acts[1], card.acts[2]].map(({ by }) => [by[2][of], by[3][of], by[4][of]].join('/')).join(', ');
  return {
    name: agentName(card),
    text: both(lang => agentText(card, lang)),
    values: [...galleryValue(SPEED, values('speed')), ...galleryValue(HEALTH, values('health'))],
  };
}

/** With 2, 3 and 4 heroes. */
function ally(card: AllyCard): GalleryPiece {
  const values = (of: 'speed' | 'health'): string => [card.by[2][of], card.by[3][of], card.by[4][of]].join('/');
  return {
    ...thing(card.name, lang => allyText(card, lang)),
    values: [...galleryValue(SPEED, values('speed')), ...galleryValue(HEALTH, values('health'))],
  };
}

/** With 2, 3 and 4 heroes. */
function lieutenant(card: LieutenantCard): GalleryPiece {
  const acts = [card.acts[1], card.acts[2]].flatMap(act => (act === undefined ? [] : [act]));
  const values = (of: 'speed' | 'health'): string =>
    acts.map(({ by }) => [by[2][of], by[3][of], by[4][of]].join('/')).join(', ');
  return {
    name: card.name,
    text: both(lang => lieutenantText(card, lang)),
    values: [...galleryValue(SPEED, values('speed')), ...galleryValue(HEALTH, values('health'))],
  };
}
