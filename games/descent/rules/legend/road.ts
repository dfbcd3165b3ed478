import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { skillOf, wholeQuest } from '../../content/index.ts';
import { cityOf, type RoadPlan, roadPlan } from '../../content/legend/road.ts';
import { heroOf, type Legend, type Road, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { learnable } from '../campaign/experience.ts';
import { shopOf } from '../campaign/shop.ts';
import { together } from '../deciding.ts';
import { cardFor } from '../searching.ts';
import { layEncounter } from '../setting-up.ts';
import { actOfRoad } from './beginning.ts';
import { cityOffers, deal, isCityDeal, layStalls, leaveCity, takeCityAction } from './city.ts';

/** The road under way, with its plan. */
export function roadOf({ campaign, legend }: Pick<State, 'campaign' | 'legend'>): {
  readonly road: Road;
  readonly plan: RoadPlan;
  readonly legend: Legend;
} | null {
  return campaign === null || legend?.road === undefined
    ? null
    : { road: legend.road, plan: roadPlan(campaign.id), legend };
}

/** Side quests are drawn from those the boxes on the table allow, which were not played yet (D2-RTLC-04). */
export function drawSides(state: State, io: Io): void {
  const found = roadOf(state);
  if (found === null || state.campaign === null) return;
  const { road, plan } = found;
  const { played } = state.campaign;
  const left = plan.sides.filter(
    quest =>
      !played.some(one => one.quest === quest) &&
      (wholeQuest(quest).boxes ?? []).every(box => state.boxes.includes(box)),
  );
  road.sides = [];
  while (road.sides.length < plan.offered && left.length > 0) road.sides.push(io.chance.draw(left));
  road.sides.sort();
  io.tell?.({ kind: 'sides', quests: [...road.sides], rule: 'D2-RTLC-04' });
  io.tell?.({ kind: 'weeks', week: road.week, left: road.weeks, rule: 'D2-RTLC-01' });
}

/** On the map, or in a city: skills may be learned anywhere, the rest has its place (D2-RTLC-07, -08). */
export function* roadStep(state: State, io: Io): Flow {
  const found = roadOf(state);
  if (found === null) return;
  const { road, plan } = found;
  const training = state.heroes.flatMap(hero =>
    learnable(hero).map((card): Choice => ({ do: 'learn', hero: hero.id, card })),
  );
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: road.city === null ? 'road' : 'city',
    rule: road.city === null ? 'D2-RTLC-08' : 'D2-RTLC-07',
    options: [...(road.city === null ? onTheMap(road, plan) : cityOffers(state, road)), ...training],
    always: true,
  });
  if (choice.do === 'quest') return setOutFor(state, io, choice.quest);
  state.todo = ['road', ...state.todo];
  if (choice.do === 'learn') return learn(state, io, choice);
  if (choice.do === 'city') return enter(state, io, choice.city);
  if (choice.do === 'city-action') {
    spendWeek(road, io);
    return yield* takeCityAction(state, io, road);
  }
  if (choice.do === 'leave-city') return leaveCity(state, road);
  if (isCityDeal(choice)) deal(state, io, choice);
}

/** The story quest whenever they want; a side quest and whatever else takes a week only while there is one left (D2-RTLC-03, -06). */
function onTheMap(road: Road, { story, cities }: RoadPlan): Choice[] {
  const next = story[road.story]?.quest;
  return [
    ...(next === undefined ? [] : [{ do: 'quest', quest: next } as const]),
    ...(road.weeks < 1 ? [] : road.sides.map((quest): Choice => ({ do: 'quest', quest }))),
    // One city between two quests; to be there takes no week.
    ...(road.visited ? [] : Object.keys(cities).map((city): Choice => ({ do: 'city', city }))),
  ];
}

/** What was learned stays: there is no way back (D2-RTLC-16, -18). */
function learn(state: State, io: Io, { hero: id, card }: Extract<Choice, { do: 'learn' }>): void {
  const hero = heroOf(state, id);
  hero.xp -= skillOf(card).xp;
  hero.cards.push(cardFor(card));
  io.tell?.({ kind: 'learned', hero: id, card, rule: 'D2-RTLC-16' });
}

/** A week goes by: the story comes nearer (D2-RTLC-05). */
function spendWeek(road: Road, io: Io): void {
  road.week++;
  road.weeks--;
  io.tell?.({ kind: 'weeks', week: road.week, left: road.weeks, rule: 'D2-RTLC-05' });
}

/** A city gives heart: as much as they set out with, if they have less (D2-RTL-20); and it has its stalls. */
function enter(state: State, io: Io, city: string): void {
  const found = roadOf(state);
  if (found === null) return;
  const { road, legend } = found;
  road.city = city;
  road.visited = true;
  road.acted = false;
  io.tell?.({ kind: 'city', city, rule: 'D2-RTLC-08' });
  if (legend.morale < state.size) {
    legend.morale = state.size;
    io.tell?.({ kind: 'morale', n: legend.morale, rule: 'D2-RTL-20' });
  }
  layStalls(state, io, cityOf(city), road);
}

/** The next quest is chosen: a side quest costs a week, the story goes on; then it is set up and the journey begins (D2-RTLC-01, -03). */
function setOutFor(state: State, io: Io, quest: string): void {
  const found = roadOf(state);
  if (found === null) return;
  const { road, plan } = found;
  if (quest === plan.story[road.story]?.quest) road.story++;
  else spendWeek(road, io);
  const act = actOfRoad(plan, plan.story[road.story - 1]?.quest === quest ? road.story - 1 : road.story);
  if (act !== state.act) io.tell?.({ kind: 'act', act, rule: 'D2-RTL-07' });
  state.act = act;
  state.quest = quest;
  state.shop = shopOf(act, state.boxes, state.heroes);
  state.handed = [];
  io.tell?.({ kind: 'next-quest', quest, rule: 'D2-RTLC-08' });
  layEncounter(state, io);
}
