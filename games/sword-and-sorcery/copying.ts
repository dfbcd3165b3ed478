import { copy, copyEach, copyFlat, type Pile } from '@tafelrunde/engine';
import { inheritStanding } from './rules/standing.ts';
import type {
  Attack,
  Companion,
  Defence,
  Enemy,
  Figure,
  Ground,
  Hero,
  Item,
  LastingEffect,
  RolledDie,
  State,
  Supply,
} from './state.ts';

/**
 * The state part by part: quicker than finding the parts anew for every copy. Matches keep a copy for every decision, bots and odds make one for all they
 * try.
 */
export function copyState(state: State): State {
  const { supplies, events, used, story } = state;
  return {
    ...state,
    variants: copyFlat(state.variants),
    heroes: copyEach(state.heroes, copyHero),
    turn: state.turn && {
      ...state.turn,
      extra: copyEach(state.turn.extra, copyFlat),
      dropped: state.turn.dropped.slice(),
    },
    enemyTurn: state.enemyTurn && { ...state.enemyTurn, queue: state.enemyTurn.queue.slice() },
    companions: copyEach(state.companions, copyFigure<Companion>),
    enemies: copyEach(state.enemies, copyEnemy),
    things: copyEach(state.things, copyFlat),
    ground: copyEach(state.ground, copyGround),
    doors: copyEach(state.doors, copyFlat),
    chests: copyEach(state.chests, copyFlat),
    searches: state.searches.slice(),
    shadows: state.shadows.slice(),
    portals: copyEach(state.portals, copyFlat),
    altars: copyEach(state.altars, copyFlat),
    waypoints: copyEach(state.waypoints, copyFlat),
    storyCards: copyEach(state.storyCards, copyFlat),
    supplies: {
      activation: copySupply(supplies.activation),
      enemy: copySupply(supplies.enemy),
      power: copySupply(supplies.power),
      trap: copySupply(supplies.trap),
      treasure: copySupply(supplies.treasure),
      critical: copySupply(supplies.critical),
      loot: copySupply(supplies.loot),
      shadow: copySupply(supplies.shadow),
      chest: copySupply(supplies.chest),
      search: copySupply(supplies.search),
    },
    events: { ...events, deck: copyPile(events.deck), up: events.up.slice(), out: events.out.slice() },
    coins: [...state.coins],
    market: copyEach(state.market, copyFlat),
    stash: copyEach(state.stash, copyFlat),
    soulWeapons: state.soulWeapons.slice(),
    left: state.left.slice(),
    bets: state.bets.slice(),
    visit: state.visit.slice(),
    threat: state.threat && copyFlat(state.threat),
    attacks: copyEach(state.attacks, copyAttack),
    acting: state.acting.slice(),
    trap: state.trap && copyFlat(state.trap),
    save: state.save && { ...state.save, face: state.save.face.slice() },
    lasting: copyEach(state.lasting, copyLasting),
    used: { turn: used.turn.slice(), round: used.round.slice(), adventure: used.adventure.slice() },
    story: {
      ...story,
      flags: copyFlat(story.flags),
      read: story.read.slice(),
      ...(story.known && { known: story.known.slice() }),
    },
    over: state.over && copyFlat(state.over),
  };
}

const copyFigure = <F extends Figure>(figure: F): F => ({
  ...figure,
  came: figure.came.slice(),
  conditions: figure.conditions.slice(),
  fresh: figure.fresh.slice(),
  fire: figure.fire.slice(),
  criticals: figure.criticals.slice(),
});

const copyItem = (item: Item | null): Item | null => item && copyFlat(item);

function copyHero(hero: Hero): Hero {
  const twin = heroAlone(hero);
  inheritStanding(hero, twin);
  return twin;
}

const heroAlone = (hero: Hero): Hero => ({
  ...copyFigure(hero),
  powers: copyEach(hero.powers, copyFlat),
  main: copyItem(hero.main),
  off: copyItem(hero.off),
  armour: copyItem(hero.armour),
  artefact: copyItem(hero.artefact),
  pack: copyEach(hero.pack, copyFlat),
  coins: [...hero.coins],
  keys: hero.keys.slice(),
  tokens: copyFlat(hero.tokens),
});

const copyEnemy = (enemy: Enemy): Enemy => ({
  ...enemy,
  bodies: copyEach(enemy.bodies, copyFigure),
  charges: copyFlat(enemy.charges),
  powers: enemy.powers.slice(),
  notes: copyFlat(enemy.notes),
});

const copyGround = (ground: Ground): Ground => ({
  ...ground,
  fire: ground.fire.slice(),
  items: copyEach(ground.items, copyFlat),
  coins: [...ground.coins],
  keys: ground.keys.slice(),
  tokens: ground.tokens.slice(),
});

const copyPile = <T extends string>({ top, rest, bottom }: Pile<T>): Pile<T> => ({
  top: top.slice(),
  rest: rest.slice(),
  bottom: bottom.slice(),
});

const copySupply = <T extends string>({ pile, out }: Supply<T>): Supply<T> => ({
  pile: copyPile(pile),
  out: out.slice(),
});

const copyDie = (die: RolledDie): RolledDie => ({ ...die, face: die.face.slice() });

const copyLasting = (one: LastingEffect): LastingEffect => ({ ...one, what: copy(one.what), fits: copy(one.fits) });

/** Attacks lie in the state only while somebody is asked in the middle of one. */
const copyAttack = (attack: Attack): Attack => ({
  ...attack,
  tags: attack.tags.slice(),
  red: copy(attack.red),
  blue: copy(attack.blue),
  dice: copyEach(attack.dice, copyDie),
  properties: copy(attack.properties),
  used: attack.used.slice(),
  added: copyFlat(attack.added),
  spent: copyFlat(attack.spent),
  hits: copy(attack.hits),
  dominated: attack.dominated.slice(),
  defence: attack.defence && copyDefence(attack.defence),
  dealt: copyFlat(attack.dealt),
  zones: copyFlat(attack.zones),
});

const copyDefence = (defence: Defence): Defence => ({
  ...defence,
  most: copy(defence.most),
  dice: copyEach(defence.dice, copyDie),
  properties: copy(defence.properties),
  used: defence.used.slice(),
  spent: copyFlat(defence.spent),
  blocks: copy(defence.blocks),
});
