import type { Thing } from '../../kit/picking/picking.ts';
import { supportCard, type View } from './game.ts';
import { figuresOf, HEROES, placeOf, TRADE } from './things.ts';

/** What a click on something that is not offered was meant for, as the game's `explain` reads it. */
export function wishFor(view: View, seat: number, kind: string, picked: readonly Thing[], thing: Thing): string {
  const [word = '', rest = ''] = thing.split(':');
  if (thing === TRADE) return 'trade';
  if (thing === HEROES) return 'buy';
  if (word === 'side') return `rival:${rest}`;
  if (word === 'pile') return kind === 'act' ? `draw:${ownFigure(view, seat, picked)},${rest}` : `pile:${rest}`;
  const place = placeOf(view, thing);
  switch (place.at) {
    case 'hand':
      return withHandCard(view, seat, kind, picked, place.card);
    case 'item':
      return place.group === seat ? withItem(view, seat, kind, place.owner, thing) : `strip:${place.owner},${thing}`;
    case 'figure':
      return place.group === seat && place.who.kind !== 'demon'
        ? withOwn(view, seat, kind, place.who.kind, thing)
        : againstRival(view, seat, kind, picked, thing);
    default:
      return `target:${thing}`;
  }
}

function withHandCard(view: View, seat: number, kind: string, picked: readonly Thing[], card: Thing): string {
  const hero = ownHero(view, seat, picked);
  if (kind === 'defend') return `ward:${card}`;
  if (kind === 'equip') return `equip:${hero},${card}`;
  if (kind !== 'act') return `play:${card}`;
  switch (supportCard(card).kind) {
    case 'weapon':
    case 'shield':
    case 'armour':
    case 'artefact':
    case 'defence-spell':
      return `equip:${hero},${card}`;
    case 'attack-spell':
      return `attack:${hero},${card},${firstFoe(view, seat)}`;
    case 'general-spell':
    case 'summoning':
      return `cast:${hero},${card}`;
    case 'npc':
      return `hire:${card}`;
    case 'demon':
      return `send:${card},-`;
    default:
      return `play:${card}`;
  }
}

function withItem(view: View, seat: number, kind: string, owner: string, item: Thing): string {
  const card = supportCard(item);
  if (kind === 'defend') return card.kind === 'defence-spell' ? `ward:${item}` : `parry:${item}`;
  if (kind !== 'act') return `use:${item}`;
  if (card.kind === 'general-spell' || card.kind === 'summoning') return `cast:${owner},${item}`;
  if (card.effects.some(effect => effect.do === 'ability')) return `use:${item}`;
  return `attack:${owner},${item},${firstFoe(view, seat)}`;
}

function withOwn(view: View, seat: number, kind: string, who: string, thing: Thing): string {
  if (who === 'npc') return `use:${thing}`;
  if (kind === 'defend') return `accept:${thing}`;
  if (kind === 'protect') return `protect:${thing}`;
  return kind === 'act' ? `attack:${thing},claws,${firstFoe(view, seat)}` : `target:${thing}`;
}

function againstRival(view: View, seat: number, kind: string, picked: readonly Thing[], thing: Thing): string {
  if (kind !== 'act') return `target:${thing}`;
  const means = picked.find(p => ['item', 'hand'].includes(placeOf(view, p).at)) ?? 'claws';
  return `attack:${ownFigure(view, seat, picked)},${means},${thing}`;
}

/** The own figure that is meant: the one picked, the bearer of what is picked, or the first. */
function ownFigure(view: View, seat: number, picked: readonly Thing[]): Thing {
  for (const thing of picked) {
    const place = placeOf(view, thing);
    if (place.at === 'item' && place.group === seat) return place.owner;
    if (place.at === 'figure' && place.group === seat && place.who.kind !== 'demon') return thing;
  }
  const group = view.groups[seat];
  return (group && figuresOf(group)[0]?.id) ?? '-';
}

function ownHero(view: View, seat: number, picked: readonly Thing[]): Thing {
  const heroes = view.groups[seat]?.heroes ?? [];
  return (heroes.find(({ id }) => picked.includes(id)) ?? heroes[0])?.id ?? '-';
}

function firstFoe(view: View, seat: number): Thing {
  const own = view.groups[seat];
  const rival = view.groups.find(group => !group.out && group.team !== own?.team);
  return (rival && figuresOf(rival)[0]?.id) ?? '-';
}

/** Asks for somebody or something on the table: what cannot be meant is refused. */
export const isAiming = (kind: string): boolean => AIMING.has(kind);
const AIMING: ReadonlySet<string> = new Set(['target', 'rival', 'strip', 'plunder', 'salvage', 'protect', 'defend']);

/** Asks after which nothing can be taken back that somebody learned: their first click only picks. */
export const isCareful = (kind: string): boolean => kind === 'act';
