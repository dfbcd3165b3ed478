import { copy, copyEach, copyFlat, copyPile } from '@tafelrunde/engine';
import { inheritStanding } from './rules/standing.ts';
import type {
  Attack,
  Chest,
  Coins,
  Companion,
  Defence,
  Door,
  Enemy,
  Figure,
  Ground,
  Hero,
  Item,
  LastingEffect,
  PowerInPlay,
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
      dropped: copyList(state.turn.dropped),
    },
    enemyTurn: state.enemyTurn && { ...state.enemyTurn, queue: copyList(state.enemyTurn.queue) },
    companions: copyEach(state.companions, copyCompanion),
    enemies: copyEach(state.enemies, copyEnemy),
    things: copyEach(state.things, copyThing),
    ground: copyEach(state.ground, copyGround),
    doors: copyEach(state.doors, copyDoor),
    chests: copyEach(state.chests, copyChest),
    searches: copyList(state.searches),
    shadows: copyList(state.shadows),
    portals: copyEach(state.portals, copyPortal),
    altars: copyEach(state.altars, copyAltar),
    waypoints: copyEach(state.waypoints, copyWaypoint),
    storyCards: copyEach(state.storyCards, copyStoryCard),
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
    events: { ...events, deck: copyPile(events.deck), up: copyList(events.up), out: copyList(events.out) },
    coins: copyCoins(state.coins),
    market: copyEach(state.market, copyItem),
    stash: copyEach(state.stash, copyItem),
    soulWeapons: copyList(state.soulWeapons),
    left: copyList(state.left),
    bets: copyList(state.bets),
    visit: copyList(state.visit),
    threat: state.threat && copyFlat(state.threat),
    attacks: copyEach(state.attacks, copyAttack),
    acting: copyList(state.acting),
    trap: state.trap && copyFlat(state.trap),
    save: state.save && { ...state.save, face: copyList(state.save.face) },
    lasting: copyEach(state.lasting, copyLasting),
    used: { turn: copyList(used.turn), round: copyList(used.round), adventure: copyList(used.adventure) },
    story: {
      ...story,
      flags: copyFlat(story.flags),
      read: copyList(story.read),
      ...(story.known && { known: copyList(story.known) }),
    },
    over: state.over && copyFlat(state.over),
  };
}

const copyBody = (body: Figure): Figure => ({
  ...body,
  came: copyList(body.came),
  conditions: copyList(body.conditions),
  fresh: copyList(body.fresh),
  fire: copyList(body.fire),
  criticals: copyList(body.criticals),
});

const copyCompanion = (companion: Companion): Companion => ({
  ...companion,
  came: copyList(companion.came),
  conditions: copyList(companion.conditions),
  fresh: copyList(companion.fresh),
  fire: copyList(companion.fire),
  criticals: copyList(companion.criticals),
});

// One for each kind: V8 copies objects fast where it always meets the same shape.
const copyItem = (item: Item): Item => ({ ...item });
const copyWorn = (item: Item | null): Item | null => item && copyItem(item);
const copyThing = (thing: State['things'][number]): State['things'][number] => ({ ...thing });
const copyDoor = (door: Door): Door => ({ ...door });
const copyChest = (chest: Chest): Chest => ({ ...chest });
const copyPortal = (portal: State['portals'][number]): State['portals'][number] => ({ ...portal });
const copyAltar = (altar: State['altars'][number]): State['altars'][number] => ({ ...altar });
const copyWaypoint = (waypoint: State['waypoints'][number]): State['waypoints'][number] => ({ ...waypoint });
const copyStoryCard = (card: State['storyCards'][number]): State['storyCards'][number] => ({ ...card });
const copyPower = (power: PowerInPlay): PowerInPlay => ({ ...power });

const copyCoins = ([fives, tens, fifties]: Coins): Coins => [fives, tens, fifties];

/** Most lists are empty. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

function copyHero(hero: Hero): Hero {
  const twin = heroAlone(hero);
  inheritStanding(hero, twin);
  return twin;
}

const heroAlone = (hero: Hero): Hero => ({
  ...hero,
  came: copyList(hero.came),
  conditions: copyList(hero.conditions),
  fresh: copyList(hero.fresh),
  fire: copyList(hero.fire),
  criticals: copyList(hero.criticals),
  powers: copyEach(hero.powers, copyPower),
  main: copyWorn(hero.main),
  off: copyWorn(hero.off),
  armour: copyWorn(hero.armour),
  artefact: copyWorn(hero.artefact),
  pack: copyEach(hero.pack, copyItem),
  coins: copyCoins(hero.coins),
  keys: copyList(hero.keys),
  tokens: copyFlat(hero.tokens),
});

const copyEnemy = (enemy: Enemy): Enemy => ({
  ...enemy,
  bodies: copyEach(enemy.bodies, copyBody),
  charges: copyFlat(enemy.charges),
  powers: copyList(enemy.powers),
  notes: copyFlat(enemy.notes),
});

const copyGround = (ground: Ground): Ground => ({
  ...ground,
  fire: copyList(ground.fire),
  items: copyEach(ground.items, copyItem),
  coins: copyCoins(ground.coins),
  keys: copyList(ground.keys),
  tokens: copyList(ground.tokens),
});

const copySupply = <T extends string>({ pile, out }: Supply<T>): Supply<T> => ({
  pile: copyPile(pile),
  out: copyList(out),
});

const copyDie = (die: RolledDie): RolledDie => ({ ...die, face: copyList(die.face) });

const copyLasting = (one: LastingEffect): LastingEffect => ({ ...one, what: copy(one.what), fits: copy(one.fits) });

/** Attacks lie in the state only while somebody is asked in the middle of one. */
const copyAttack = (attack: Attack): Attack => ({
  ...attack,
  tags: copyList(attack.tags),
  red: copy(attack.red),
  blue: copy(attack.blue),
  dice: copyEach(attack.dice, copyDie),
  properties: copy(attack.properties),
  used: copyList(attack.used),
  added: copyFlat(attack.added),
  spent: copyFlat(attack.spent),
  hits: copy(attack.hits),
  dominated: copyList(attack.dominated),
  defence: attack.defence && copyDefence(attack.defence),
  dealt: copyFlat(attack.dealt),
  zones: copyFlat(attack.zones),
});

const copyDefence = (defence: Defence): Defence => ({
  ...defence,
  most: copy(defence.most),
  dice: copyEach(defence.dice, copyDie),
  properties: copy(defence.properties),
  used: copyList(defence.used),
  spent: copyFlat(defence.spent),
  blocks: copy(defence.blocks),
});
