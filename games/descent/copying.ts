import { copy, copyEach, copyFlat, copyPile } from '@tafelrunde/engine';
import type {
  Aimed,
  Attack,
  AttributeTest,
  CampaignSheet,
  CardInPlay,
  Companion,
  Figure,
  Hero,
  Legend,
  Monster,
  PlotSide,
  RolledDie,
  State,
  Turn,
} from './state.ts';

/** The state part by part: quicker than finding the parts anew for every copy. */
export function copyState(state: State): State {
  const { overlord, used } = state;
  return {
    ...state,
    boxes: state.boxes.slice(),
    legend: state.legend && copyLegend(state.legend),
    heroes: copyEach(state.heroes, copyHero),
    monsters: copyEach(state.monsters, copyFigure<Monster>),
    companions: copyEach(state.companions, copyCompanion),
    ...(state.ally !== undefined && { ally: { ...state.ally, skills: state.ally.skills.slice() } }),
    groups: copyEach(state.groups, copyFlat),
    doors: state.doors.slice(),
    ground: { ...state.ground },
    tokens: copyEach(state.tokens, copyFlat),
    turns: copyEach(state.turns, copyTurn),
    ...(state.paused !== undefined && {
      paused: { ...state.paused, turn: copyTurn(state.paused.turn), used: state.paused.used.slice() },
    }),
    overlordTurn: state.overlordTurn && { ...state.overlordTurn, left: state.overlordTurn.left.slice() },
    attacks: copyEach(state.attacks, copyAttack),
    tests: copyEach(state.tests, copyTest),
    deeds: copyEach(state.deeds, one => ({ ...one, hurt: one.hurt.slice(), helped: one.helped.slice() })),
    exhausting: copyEach(state.exhausting, copyFlat),
    hurting: copyEach(state.hurting, copyFlat),
    ...(state.recovering !== undefined && { recovering: copyEach(state.recovering, copyFlat) }),
    overlord: {
      deck: copyPile(overlord.deck),
      hand: overlord.hand.slice(),
      out: overlord.out.slice(),
      owned: overlord.owned.slice(),
      leftOut: overlord.leftOut.slice(),
      xp: overlord.xp,
      relics: overlord.relics.slice(),
      ...(overlord.citizens !== undefined && { citizens: overlord.citizens.slice() }),
      bearers: { ...overlord.bearers },
      tired: overlord.tired.slice(),
      played: overlord.played.slice(),
      ...(overlord.front !== undefined && { front: overlord.front.slice() }),
      ...(overlord.kept !== undefined && { kept: overlord.kept.slice() }),
      ...(overlord.threat !== undefined && { threat: overlord.threat }),
      ...(overlord.foreseen && { foreseen: true }),
    },
    ...(state.plot !== undefined && { plot: copyPlot(state.plot) }),
    ...(state.rooms !== undefined && {
      rooms: {
        ...state.rooms,
        deck: copyPile(state.rooms.deck),
        out: state.rooms.out.slice(),
        shown: state.rooms.shown.slice(),
        challenge: state.rooms.challenge && { ...state.rooms.challenge },
      },
    }),
    search: copyPile(state.search),
    searchOut: state.searchOut.slice(),
    shop: copyPile(state.shop),
    lasting: state.lasting.length === 0 ? [] : copyEach(state.lasting, one => ({ ...one, what: copy(one.what) })),
    delayed: copy(state.delayed),
    used: {
      attack: used.attack.slice(),
      turn: used.turn.slice(),
      round: used.round.slice(),
      encounter: used.encounter.slice(),
      quest: used.quest.slice(),
    },
    acting: state.acting.slice(),
    commanded: state.commanded && { ...state.commanded },
    counters: { ...state.counters },
    secrets: copySecrets(state.secrets),
    todo: state.todo.slice(),
    row: state.row.slice(),
    handed: state.handed.slice(),
    ...(state.blind !== undefined && { blind: { ...state.blind } }),
    campaign: state.campaign && copyCampaign(state.campaign),
    journey: state.journey && {
      symbols: state.journey.symbols.slice(),
      out: state.journey.out.slice(),
      ...(state.journey.ahead !== undefined && { ahead: state.journey.ahead.slice() }),
    },
    over: state.over && { ...state.over },
    won: state.won.slice(),
  };
}

function copySecrets(secrets: State['secrets']): State['secrets'] {
  const copied: State['secrets'] = {};
  for (const [code, secret] of Object.entries(secrets)) copied[code] = { ...secret };
  return copied;
}

const copyLegend = (legend: Legend): Legend => ({
  ...legend,
  plan: legend.plan && { ...legend.plan },
  ...(legend.found && { found: legend.found.slice() }),
  ...(legend.road && { road: { ...legend.road, sides: legend.road.sides.slice() } }),
});

const copyCampaign = ({ rumors, gone, ...sheet }: CampaignSheet): CampaignSheet => ({
  ...sheet,
  played: copyEach(sheet.played, copyFlat),
  ...(gone !== undefined && { gone: gone.slice() }),
  ...(rumors !== undefined && {
    rumors: {
      hand: rumors.hand.slice(),
      deck: rumors.deck.slice(),
      open: rumors.open.slice(),
      out: rumors.out.slice(),
      advanced: copyEach(rumors.advanced, copyFlat),
      won: copyEach(rumors.won, copyFlat),
      spoken: rumors.spoken,
    },
  }),
});

function copyFigure<F extends Figure>(figure: F): F {
  return {
    ...figure,
    cells: figure.cells.slice(),
    conditions: figure.conditions.slice(),
    carries: figure.carries.slice(),
    marks: { ...figure.marks },
  };
}

const copyCompanion = (one: Companion): Companion =>
  one.cards === undefined ? copyFigure(one) : { ...copyFigure(one), cards: copyEach(one.cards, copyFlat<CardInPlay>) };

const copyHero = (hero: Hero): Hero => ({ ...copyFigure(hero), cards: copyEach(hero.cards, copyFlat<CardInPlay>) });

const copyTurn = (turn: Turn): Turn => ({
  ...turn,
  pools: copyEach(turn.pools, copyFlat),
  extra: turn.extra.slice(),
  unseenBy: turn.unseenBy.slice(),
  from: turn.from.slice(),
  beside: turn.beside.slice(),
  passed: turn.passed.slice(),
  only: turn.only?.slice() ?? null,
});

const copyDice = (dice: readonly RolledDie[]): RolledDie[] => copyEach(dice, copyFlat);

const copyAim = (aim: Aimed): Aimed => ({
  ...aim,
  pool: aim.pool.slice(),
  dice: copyDice(aim.dice),
  shields: copyEach(aim.shields, copyFlat),
});

const copyAttack = (attack: Attack): Attack => ({
  ...copy(attack),
  dice: copyDice(attack.dice),
  aims: copyEach(attack.aims, copyAim),
});

const copyTest = (test: AttributeTest): AttributeTest => ({ ...test, dice: copyDice(test.dice) });

const copyPlot = (plot: PlotSide): PlotSide => ({
  ...plot,
  cards: copyEach(plot.cards, copyFlat),
  boxed: plot.boxed.slice(),
  ...(plot.under !== undefined && { under: plot.under.slice() }),
  agent: plot.agent && { ...plot.agent },
});
