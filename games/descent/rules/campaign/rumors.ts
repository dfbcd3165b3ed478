import { type Chance, choose, insert, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import type { BoxId } from '../../content/boxes/box.ts';
import { campaignPlan } from '../../content/campaigns/index.ts';
import { ADVANCED, advancedOf, inPlay, RUMORS, rumorOf } from '../../content/index.ts';
import type { QuestOnCard, RumorStep } from '../../content/rumors.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { type Doing, NO_DICE, NOTHING } from '../../effects/word.ts';
import { type CardId, overlordSeat, type Rumors, type Side, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { together } from '../deciding.ts';
import { nextPart, partOf } from './flow.ts';
import { relicFor } from './relic-of.ts';

/** So many rumors he begins a campaign with (D2-RUMGEN-03). */
const FIRST = 3;

/** All rumor cards of what is in use are shuffled, and he draws (D2-RUMGEN-02, -03). */
export function dealRumors(boxes: readonly BoxId[], chance: Chance): Rumors {
  const rumors: Rumors = {
    hand: [],
    deck: inPlay('rumors', boxes).sort(),
    open: [],
    out: [],
    advanced: [],
    won: [],
    spoken: false,
  };
  for (let i = 0; i < FIRST && rumors.deck.length > 0; i++) insert(rumors.hand, chance.draw(rumors.deck));
  return rumors;
}

/** The overlord draws a rumor card; an empty deck gives none and is never made anew (D2-RUMGEN-04). */
export function drawRumor(state: State, io: Io): void {
  const rumors = state.campaign?.rumors;
  if (rumors === undefined || rumors.deck.length === 0) return;
  const card = io.chance.draw(rumors.deck);
  insert(rumors.hand, card);
  const told = { kind: 'rumor-drawn', rule: 'D2-RUMGEN-04' } as const;
  io.reveal?.([overlordSeat(state)], { know: 'drawn', card });
  io.tell?.({ ...told, card }, [overlordSeat(state)], { ...told, card: null });
}

/** The quest a card in play brings: a rumor's or an advanced one's. */
export const questOnCard = (card: CardId): QuestOnCard | null =>
  ADVANCED[card] ?? (Object.hasOwn(RUMORS, card) ? (rumorOf(card).quest ?? null) : null);

/** The quests that cards in play let one choose (D2-RUMGEN-11). */
export const rumoredQuests = ({ campaign }: State): string[] =>
  (campaign?.rumors?.open ?? []).flatMap(card => questOnCard(card)?.quest ?? []);

/** The card in play that brings this quest. */
export const cardBehind = (rumors: Pick<Rumors, 'open'> | undefined, quest: string): CardId | null =>
  rumors?.open.find(card => questOnCard(card)?.quest === quest) ?? null;

/** May this card be played in this step, whoever holds it? */
export function isTimely(state: State, card: CardId, step: RumorStep): boolean {
  const { campaign } = state;
  if (campaign === null) return false;
  const { step: own, act, not } = rumorOf(card);
  if (own !== step || (act !== undefined && act !== state.act)) return false;
  const plan = campaignPlan(campaign.id);
  const last = campaign.played[campaign.played.length - 1]?.quest ?? '';
  if (not === 'transition') return partOf(plan, last) !== 'interlude';
  return not === undefined || nextPart(plan, campaign.played) !== not;
}

/**
 * In each step in which he could, the overlord decides whether he plays a rumor, before anybody else decides anything there; one in a campaign phase
 * (D2-RUMGEN-05, -06, -22). He is asked whenever a card he may hold would fit: being asked tells nothing.
 */
export function* rumorStep(state: State, io: Io, step: RumorStep): Flow {
  const rumors = state.campaign?.rumors;
  if (rumors === undefined || rumors.spoken || rumors.hand.length === 0) return;
  const fits = (card: CardId): boolean => isTimely(state, card, step);
  if (![...rumors.hand, ...rumors.deck].some(fits)) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'rumor',
    rule: 'D2-RUMGEN-05',
    options: [...rumors.hand.filter(fits).map((card): Choice => ({ do: 'rumor', card })), { do: 'pass' }],
    always: true,
  });
  if (choice.do !== 'rumor') return;
  rumors.spoken = true;
  yield* playRumor(state, io, rumors, choice.card);
}

/** A quest goes into play and brings a threat token, everything else happens at once and is discarded (D2-RUMGEN-07, -10). */
function* playRumor(state: State, io: Io, rumors: Rumors, card: CardId): Flow {
  const { quest, effects = [] } = rumorOf(card);
  takeOut(rumors.hand, card);
  io.reveal?.('all', { know: 'rumor', card }, overlordSeat(state));
  io.tell?.({ kind: 'rumor', card, rule: quest === undefined ? 'D2-RUMGEN-07' : 'D2-RUMGEN-10' });
  if (quest !== undefined) {
    openQuestCard(state, rumors, card, 'overlord');
    return;
  }
  insert(rumors.out, card);
  yield* vocabulary.carryOut(spoken(state, io, card), effects);
}

function openQuestCard({ overlord, plot }: State, { open }: Rumors, card: CardId, by: Side): void {
  insert(open, card);
  // Who plays with a plot deck adds it to his threat (D2-PLGEN-08).
  if (by === 'overlord' && plot !== undefined) plot.threat++;
  else if (by === 'overlord') overlord.threat = (overlord.threat ?? 0) + 1;
}

/** What a rumor does, it does to all heroes, and the overlord decides what there is to decide. */
export const spoken = (state: State, io: Io, id: CardId): Doing => ({
  state,
  io,
  by: '',
  seat: overlordSeat(state),
  source: { id, by: 'rumor' },
  on: state.heroes.map(hero => hero.id),
  cell: null,
  about: NOTHING,
  x: 0,
  shown: NO_DICE,
});

/** Some rumors end with another: he must play a quest of this act if he has one that may be played now (D2C-RUM-01). */
export function* spreadStep(state: State, io: Io): Flow {
  const rumors = state.campaign?.rumors;
  if (rumors === undefined) return;
  const fits = (card: CardId): boolean =>
    rumorOf(card).quest !== undefined && isTimely(state, card, rumorOf(card).step);
  if (![...rumors.hand, ...rumors.deck].some(fits)) return;
  const own = rumors.hand.filter(fits);
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'rumor',
    rule: 'D2-RUMGEN-07',
    options: own.length === 0 ? [{ do: 'pass' }] : own.map((card): Choice => ({ do: 'rumor', card })),
    always: true,
  });
  if (choice.do === 'rumor') yield* playRumor(state, io, rumors, choice.card);
}

/**
 * Act II begins: what can be played in act I only is discarded, from his hand and from the table, and never comes back (D2-RUMGEN-08). A quest nobody has
 * looked after may leave the overlord something.
 */
export function forgetAct1(state: State, io: Io): void {
  const rumors = state.campaign?.rumors;
  if (rumors === undefined) return;
  const isOld = (card: CardId): boolean => Object.hasOwn(RUMORS, card) && rumorOf(card).act === 1;
  for (const card of rumors.open.filter(isOld)) {
    const relic = rumorOf(card).quest?.leaves;
    if (relic !== undefined) relicFor(state, io, relic);
  }
  for (const card of [...rumors.open, ...rumors.hand].filter(isOld)) {
    if (!takeOut(rumors.open, card)) takeOut(rumors.hand, card);
    insert(rumors.out, card);
    io.reveal?.('all', { know: 'rumor', card }, overlordSeat(state));
    io.tell?.({ kind: 'rumor-over', card, rule: 'D2-RUMGEN-08' });
  }
}

/** After the interlude and every later quest of act II, whoever has won an advanced quest card may bring it into play (D2-RUMGEN-18, -19). */
export function* advancedStep(state: State, io: Io): Flow {
  const rumors = state.campaign?.rumors;
  if (rumors === undefined || rumors.advanced.length === 0 || !isSecondAct(state)) return;
  for (const one of [...rumors.advanced]) {
    const choice = yield* choose<Choice, AskKind>({
      ...(one.side === 'heroes' ? together(state) : { seat: overlordSeat(state) }),
      kind: 'rumor',
      rule: 'D2-RUMGEN-19',
      options: [{ do: 'rumor', card: one.card }, { do: 'pass' }],
    });
    if (choice.do !== 'rumor') continue;
    rumors.advanced.splice(rumors.advanced.indexOf(one), 1);
    openQuestCard(state, rumors, one.card, one.side);
    io.tell?.({ kind: 'rumor', card: one.card, rule: 'D2-RUMGEN-19' });
  }
}

/** Has the interlude been played? */
export function isSecondAct({ campaign }: State): boolean {
  const parts = (campaign?.played ?? []).map(({ quest }) => partOf(campaignPlan(campaign?.id ?? ''), quest));
  return parts.includes('interlude');
}

/** What was won with advanced quests takes effect at the start of each encounter (D2-RUMGEN-21). */
export function* rewardStep(state: State, io: Io): Flow {
  for (const { card, side } of state.campaign?.rumors?.won ?? []) {
    io.tell?.({ kind: 'reward', card, side, rule: 'D2-RUMGEN-21' });
    yield* vocabulary.carryOut(spoken(state, io, card), advancedOf(card).rewards[side].effects);
  }
}
