import { type Reason, reason } from '@tafelrunde/engine';
import { HERO_PRICE, HEROES_TO_BUY } from '../content/numbers.ts';
import { type GroupId, groupOf, type HeroFigure, type Io, type Play, type State } from '../state.ts';
import { payCards } from './abilities.ts';

const TOO_FEW = reason('SH-BUY-01', {
  en: `A new hero costs ${HERO_PRICE} hand cards.`,
  de: `Ein neuer Held kostet ${HERO_PRICE} Handkarten.`,
});
const BOUGHT = reason('SH-BUY-02', {
  en: 'Only one hero may be bought in the whole game.',
  de: 'Im ganzen Spiel darf nur ein Held gekauft werden.',
});
const NOBODY_LEFT = reason('SH-BUY-04', {
  en: 'No heroes are left for sale.',
  de: 'Es gibt keine Helden mehr zu kaufen.',
});

export function mayBuy(state: State, group: GroupId): Reason | null {
  const { hand, bought } = groupOf(state, group);
  if (bought >= HEROES_TO_BUY) return BOUGHT;
  if (state.heroPile.length === 0) return NOBODY_LEFT;
  return hand.length < HERO_PRICE ? TOO_FEW : null;
}

/** 8 hand cards for the top hero of the pile, who may act at once (SH-BUY-01, SH-BUY-03, SH-BUY-04). */
export function* buy(state: State, io: Io, group: GroupId): Play {
  const buyer = groupOf(state, group);
  yield* payCards(state, io, group, HERO_PRICE, 'SH-BUY-01');
  const id = state.heroPile.pop();
  if (id === undefined) return;
  buyer.bought++;
  buyer.heroes.push(newHero(state, id, group, 1));
  io.reveal?.('all', { card: id });
  io.tell?.({ kind: 'bought', group, hero: id, rule: 'SH-BUY-01' });
}

export const newHero = (state: { startLife: number }, id: string, group: GroupId, actions: number): HeroFigure => ({
  kind: 'hero',
  id,
  group,
  life: state.startLife,
  actions,
  equips: 0,
  reactions: 0,
  idle: false,
  items: [],
});
