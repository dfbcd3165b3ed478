import type { Thing } from '../../kit/picking/picking.ts';
import type { Choice, GroupView, InstanceId, Item, Opponent, Pile, Side, View } from './game.ts';

// What can be pointed at: heroes and physical cards go by their own ids, which are unique; the rest by a word: `pile:magic`,
// `side:1`, `heroes` (those for sale), `trade`.

export const pileThing = (pile: Pile): Thing => `pile:${pile}`;
export const sideThing = (side: Side): Thing => `side:${side}`;
export const HEROES: Thing = 'heroes';
export const TRADE: Thing = 'trade';

/** What a choice is about: pointing at all of it means this choice. */
export function thingsOf(choice: Choice, view: View): readonly Thing[] {
  switch (choice.do) {
    case 'pile':
      return [pileThing(choice.pile)];
    case 'draw':
      return [choice.by, pileThing(choice.pile)];
    case 'equip':
    case 'take-back':
      return [choice.card, choice.hero];
    case 'move':
      return [choice.card, choice.to];
    case 'attack':
      return choice.with === 'claws' ? [choice.by, choice.target] : [choice.by, cardOfWay(choice.with), choice.target];
    case 'cast':
      return [choice.by, choice.card];
    case 'send':
      return [choice.card, sideThing(choice.to)];
    case 'protect':
    case 'accept':
      return [choice.by];
    case 'parry':
      return choice.with === 'claws' ? defender(view) : [cardOfWay(choice.with)];
    case 'dodge':
    case 'resist':
      return defender(view);
    case 'target':
      return [choice.who];
    case 'rival':
      return [sideThing(choice.group)];
    case 'play':
    case 'hire':
    case 'use':
    case 'ward':
    case 'plunder':
    case 'discard':
    case 'give':
    case 'salvage':
    case 'strip':
      return [choice.card];
    case 'trade':
      return [TRADE];
    case 'buy':
      return [HEROES];
    default:
      return [];
  }
}

/** `thorn-club#1/2` is the same card as `thorn-club#1`. */
export const cardOfWay = (way: string): Thing => way.replace(/\/2$/, '');

const defender = ({ combat }: View): readonly Thing[] => (combat ? [combat.protector ?? combat.target] : []);

/** Where a thing lies. */
export type Place =
  | { readonly at: 'hand'; readonly card: InstanceId }
  | { readonly at: 'item'; readonly item: Item; readonly owner: string; readonly group: number }
  | { readonly at: 'figure'; readonly who: Opponent; readonly group: number }
  | { readonly at: 'elsewhere' };

export function placeOf(view: View, thing: Thing): Place {
  for (const [group, { hand, heroes, creatures, npc, demon }] of view.groups.entries()) {
    const card = hand?.find(c => c === thing);
    if (card) return { at: 'hand', card };
    const who = [...heroes, ...creatures, npc, demon].find(f => f?.id === thing);
    if (who) return { at: 'figure', who, group };
    for (const { id, items } of heroes) {
      const item = items.find(i => i.card === thing);
      if (item) return { at: 'item', item, owner: id, group };
    }
  }
  return { at: 'elsewhere' };
}

/** A hero is meant with what he bears. */
export const impliedIn =
  (view: View) =>
  (thing: Thing): Thing[] => {
    const place = placeOf(view, thing);
    return place.at === 'item' ? [place.owner] : [];
  };

export const figuresOf = ({ heroes, creatures }: GroupView) => [...heroes, ...creatures];
