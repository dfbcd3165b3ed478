import type { Lang, Text } from '@tafelrunde/engine';
import { ACTIVATIONS } from './content/activations.ts';
import { COMPANIONS } from './content/companions.ts';
import { CRITICALS } from './content/criticals.ts';
import { CARDS, type CardId, cardOf, SCROLLS, scrollIdOf } from './content/enemies/index.ts';
import type { Scroll } from './content/enemies/scroll.ts';
import { ENEMY_POWERS } from './content/enemy-powers.ts';
import { EVENTS } from './content/events.ts';
import { HERO_IDS, HEROES } from './content/heroes.ts';
import { ITEMS, type ItemId, itemOf } from './content/items/index.ts';
import { POWERS } from './content/powers/index.ts';
import { THINGS } from './content/things.ts';
import { TRAPS } from './content/traps.ts';

type Named = Readonly<Record<string, { readonly name: Text }>>;

const RULES: Readonly<Record<string, Text>> = {
  automatic: { en: 'automatic', de: 'automatisch' },
  superiority: { en: 'superiority', de: 'Überlegenheit' },
  focus: { en: 'focus', de: 'Vorbereiten' },
  dash: { en: 'dash', de: 'Spurt' },
  unarmed: { en: 'bare hands', de: 'bloße Hände' },
  story: { en: 'the adventure', de: 'das Abenteuer' },
  blinded: { en: 'blinded', de: 'geblendet' },
};

/** Abilities that are no cards: hero powers, soul cries, powers and weapons of scrolls. */
const ABILITIES: ReadonlyMap<string, Text> = new Map([
  ...HERO_IDS.flatMap(id =>
    HEROES[id].classes.flatMap(({ power, cry }) => [[power.id, power.name] as const, [cry.id, cry.name] as const]),
  ),
  ...Object.values(SCROLLS as Readonly<Record<string, Scroll>>).flatMap(({ sides }) =>
    sides.flatMap(side =>
      side === undefined
        ? []
        : [...Object.entries(side.powers), ...Object.entries(side.weapons)].map(
            ([id, { name }]) => [id, name] as const,
          ),
    ),
  ),
]);

/** The name of whatever acts or is named in play: a card, a power, a weapon, a rule. */
export function named(id: string, lang: Lang): string {
  for (const table of [POWERS, ITEMS, ENEMY_POWERS, EVENTS, CRITICALS, TRAPS, ACTIVATIONS, THINGS] as readonly Named[])
    if (Object.hasOwn(table, id)) return table[id]?.name[lang] ?? id;
  return (ABILITIES.get(id) ?? RULES[id])?.[lang] ?? id;
}

/** The name of an item card by the side that lies up: the back is another item, or the same one improved or awakened. */
export function itemName(id: ItemId, up: 'back' | undefined, lang: Lang): string {
  const { name, faces, deck } = itemOf(id);
  const own = faces[up === 'back' ? 1 : 0]?.name;
  if (up === undefined || own !== undefined) return (own ?? name)[lang];
  const mark = deck === 'soul' ? { en: 'awakened', de: 'erwacht' } : { en: 'improved', de: 'verbessert' };
  return `${name[lang]} (${mark[lang]})`;
}

/** The name of a figure: of two enemies of one kind the second has two seals, bodies of a horde are numbered. */
export function figure(id: string, lang: Lang): string {
  if (id in HEROES) return HEROES[id as keyof typeof HEROES].name;
  if (id in COMPANIONS) return COMPANIONS[id]?.name[lang] ?? id;
  const [card = id, body] = id.split('.');
  if (card in CARDS) {
    const scroll = (SCROLLS as Readonly<Record<string, Scroll>>)[scrollIdOf(card as CardId)];
    const seals = cardOf(card as CardId).seals === 2 ? ' II' : '';
    return `${scroll?.name[lang] ?? card}${seals}${body === undefined ? '' : ` ${body}`}`;
  }
  const [, kind = id, n = ''] = /^(.*)-(\d+)$/.exec(id) ?? [];
  return kind in THINGS ? `${THINGS[kind]?.name[lang]} ${n}` : id;
}

/** Whom or what a question is about: a card at work, or a figure. */
export function aboutName(id: string, lang: Lang): string {
  const name = named(id, lang);
  return name === id ? figure(id, lang) : name;
}
