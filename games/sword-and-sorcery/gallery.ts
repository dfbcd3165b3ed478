// The game comes along whole: what it shares with the gallery is not cut out of it into files of their own.
import './index.ts';
import {
  type Gallery,
  type GalleryPiece,
  type GalleryShelf,
  galleryValue,
  type Lang,
  type Text,
  type Thing,
} from '@tafelrunde/engine';
import { CARDS, SCROLLS } from './content/enemies/index.ts';
import type { EnemyCard, Scroll, ScrollSide } from './content/enemies/scroll.ts';
import { HERO_IDS, HEROES, type HeroClass, type HeroId } from './content/heroes.ts';
import { ITEM_IDS, itemOf } from './content/items/index.ts';
import { POWER_IDS, powerOf } from './content/powers/index.ts';
import { LEVEL_NAMES, NATURE_NAMES, STYLE_NAMES } from './content/words.ts';
import { itemName } from './names.ts';
import { itemText } from './texts/cards.ts';
import { heroThing, powerThing, scrollText, sideName, things } from './things.ts';

export function gallery(): Gallery {
  const cards = Object.values(CARDS as Readonly<Record<string, EnemyCard>>);
  const enemies = Object.entries(SCROLLS as Readonly<Record<string, Scroll>>).flatMap(([id, scroll]) => {
    const card = cards.find(one => one.scroll === id);
    return scroll.sides.flatMap(side => (side === undefined ? [] : [enemy(scroll, side, card)]));
  });
  const heroes = HERO_IDS.flatMap(id => HEROES[id].classes.map(own => hero(id, own)));
  const powers = POWER_IDS.map(id => ({
    ...powerThing(id),
    marks: [ownerName(powerOf(id).of)],
  }));
  const items = ITEM_IDS.flatMap(id =>
    itemOf(id).faces.flatMap((face, i) => {
      if (face === undefined) return [];
      const up = i === 1 ? 'back' : undefined;
      return [
        {
          name: { en: itemName(id, up, 'en'), de: itemName(id, up, 'de') },
          text: both(lang => itemText(itemOf(id), face, lang)),
          marks: [ITEM_KINDS[itemOf(id).kind]],
        },
      ];
    }),
  );
  const taken = new Set([...enemies, ...heroes, ...powers, ...items].map(({ name }) => name.en));
  const others: readonly Thing[] = things().filter(({ name }) => !taken.has(name.en));
  return {
    shelves: [
      shelf('enemies', { en: 'Enemies', de: 'Gegner' }, 'figures', enemies),
      shelf('heroes', { en: 'Heroes', de: 'Helden' }, 'figures', heroes),
      shelf('powers', { en: 'Powers and talents', de: 'Fähigkeiten und Talente' }, 'cards', powers),
      shelf('items', { en: 'Items', de: 'Gegenstände' }, 'cards', items),
      shelf(
        'others',
        {
          en: 'Companions, enemy powers, activations, events, traps, conditions',
          de: 'Gefährten, Gegnerfähigkeiten, Aktivierungen, Ereignisse, Fallen, Zustände',
        },
        'cards',
        others,
      ),
    ],
  };
}

const shelf = (
  id: string,
  name: Text,
  holds: GalleryShelf['holds'],
  pieces: readonly GalleryPiece[],
): GalleryShelf => ({
  id,
  name,
  holds,
  pieces,
});

const both = (text: (lang: Lang) => string): Text => ({ en: text('en'), de: text('de') });

const TALENT: Text = { en: 'talent', de: 'Talent' };
const ownerName = (of: HeroId | 'talent'): Text =>
  of === 'talent' ? TALENT : { en: HEROES[of].name, de: HEROES[of].name };

const ITEM_KINDS: Readonly<Record<ReturnType<typeof itemOf>['kind'], Text>> = {
  weapon: { en: 'weapon', de: 'Waffe' },
  armour: { en: 'armour', de: 'Rüstung' },
  artefact: { en: 'artefact', de: 'Artefakt' },
  'single-use': { en: 'single use', de: 'einmalig' },
  projectile: { en: 'projectile', de: 'Geschoss' },
  permanent: { en: 'permanent', de: 'dauerhaft' },
  purse: { en: 'purse', de: 'Börse' },
};

function hero(id: HeroId, own: HeroClass): GalleryPiece {
  const { style, move, capacity } = HEROES[id];
  return {
    ...heroThing(id, own),
    marks: [STYLE_NAMES[style], NATURE_NAMES[own.nature]],
    values: [
      ...galleryValue({ en: 'Movement', de: 'Bewegung' }, move),
      ...galleryValue({ en: 'Capacity', de: 'Traglast' }, capacity),
      ...galleryValue({ en: 'Health', de: 'Lebenskraft' }, own.gem.health.join('/')),
    ],
  };
}

function enemy(scroll: Scroll, side: ScrollSide, card: EnemyCard | undefined): GalleryPiece {
  const guard = side.defence ?? card?.guard;
  return {
    name: sideName(scroll, side),
    text: both(lang => scrollText(scroll, side, card, lang)),
    marks: [LEVEL_NAMES[scroll.level], ...(scroll.style === 'all' ? [] : [STYLE_NAMES[scroll.style]])],
    values: [
      ...galleryValue({ en: 'Health', de: 'Lebenskraft' }, card && [card.health].flat().join('/')),
      ...galleryValue({ en: 'Armour', de: 'Rüstung' }, guard?.armour),
      ...galleryValue({ en: 'Magic shields', de: 'Magische Schilde' }, guard?.shields || undefined),
      ...galleryValue({ en: 'Defence dice', de: 'Verteidigungswürfel' }, guard?.dice),
      ...galleryValue({ en: 'Soul shards', de: 'Seelensplitter' }, card?.shards),
    ],
  };
}
