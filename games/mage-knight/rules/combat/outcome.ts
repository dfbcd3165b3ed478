import type { RuleId, Seat } from '@tafelrunde/engine';
import { enemyOf } from '../../content/enemies.ts';
import { ruinsOf, type Treasure } from '../../content/ruins.ts';
import { SITES, type SiteType } from '../../content/sites.ts';
import { COLOURS, type TokenColour } from '../../content/words.ts';
import {
  type Combat,
  type Foe,
  type Hex,
  heroOf,
  type Reward,
  type Site,
  type State,
  siteAt,
  type Turn,
} from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { changeReputation } from '../gain.ts';
import { endLasting } from '../lasting.ts';
import { isProperty } from '../safe-space.ts';
import { scenarioRules, siteConquered } from '../scenario.ts';
import { discardToken, layFaceDown } from '../tokens.ts';

/** The combat is over: what became of everybody (MK-OUT-01..16). */
export function* outcome(state: State, io: Io, turn: Turn, combat: Combat): Flow {
  const { seat } = turn;
  rampaging(state, io, seat, combat);
  const fought = combat.foes.filter(({ from }) => from === 'garrison' || from === 'drawn');
  const won = fought.every(foe => foe.defeated);
  io.tell?.({ kind: 'combat-over', seat, won, rule: 'MK-OUT-01' });
  const site = siteAt(state, combat.site);
  if (combat.site !== null && site !== undefined) {
    if (combat.why === 'assault') assaulted(state, io, turn, combat.site, site, fought, won);
    else if (combat.why === 'burning') burned(state, io, turn, combat.site, site, fought, won);
    else if (combat.why === 'adventure') explored(state, io, turn, combat, site, fought, won);
  }
  if (combat.why === 'scenario') scenarioRules(state).combatOver?.(state, io, turn, combat, won);
  endLasting(state, 'combat-end', seat);
  turn.combat = null;
  turn.stage = 'after';
}

/** Rampaging enemies defeated leave the map and bring reputation (MK-OUT-03); others stay (MK-OUT-12). */
function rampaging(state: State, io: Io, seat: Seat, { foes }: Combat): void {
  for (const foe of foes) {
    const site = foe.from === 'rampaging' ? siteAt(state, foe.at) : undefined;
    if (site === undefined || !foe.defeated) continue;
    lift(site, foe);
    changeReputation(state, io, seat, reputationFor(SITES[site.kind], foe), 'MK-OUT-03');
  }
}

/** What its defeat brings where it rampaged; others that joined the enemies of that space bring 1 (MK-VRAM-04). */
const reputationFor = ({ reputation = 0, garrison }: SiteType, foe: Foe): number =>
  colourOf(foe) === garrison ? reputation : 1;

/** Takes the token of a defeated foe from its site: equal ones are alike. */
function lift(site: Site, { token }: Foe): void {
  const at = site.tokens.findIndex(lying => lying.token === token);
  if (at >= 0) site.tokens.splice(at, 1);
}

/** A keep, mage tower or city (MK-OUT-02, -07..10, -16). */
function assaulted(state: State, io: Io, turn: Turn, hex: Hex, site: Site, fought: readonly Foe[], won: boolean): void {
  const { seat } = turn;
  for (const foe of fought) {
    if (!foe.defeated && foe.at === null) discardToken(state, foe.token);
    if (foe.defeated && foe.at !== null) lift(site, foe);
    if (foe.defeated && site.kind === 'city') site.shields.push(seat);
  }
  // What becomes of a city assaulted together is seen when the last one has fought (MK-COOP-19, -20).
  if (state.assault !== null) return;
  if (!won) goBack(state, io, turn, 'MK-OUT-16');
  else if (site.kind === 'city') cityConquered(state, io, seat, hex, site);
  else {
    site.conquered = true;
    site.shields = [seat];
    io.tell?.({ kind: 'conquered', seat, site: site.kind, at: hex, rule: 'MK-OUT-09' });
    if (!isProperty(state, site)) turn.owed.push(...(SITES[site.kind].rewards ?? []));
    siteConquered(state, io, seat, hex, site);
  }
}

/** The last defender is defeated: the city gets its leader (MK-CITY-06). */
export function cityConquered(state: State, io: Io, seat: Seat, hex: Hex, site: Site): void {
  site.conquered = true;
  site.leader = mostShields(site.shields);
  io.tell?.({ kind: 'conquered', seat, site: site.kind, at: hex, rule: 'MK-CITY-06' });
  if (site.leader !== null) io.tell?.({ kind: 'city-led', seat: site.leader, at: hex, rule: 'MK-CITY-06' });
  siteConquered(state, io, seat, hex, site);
}

/** Most shields; of those tied who laid the first one (MK-CITY-06). */
export function mostShields(shields: readonly Seat[]): Seat | null {
  let best: Seat | null = null;
  const count = (seat: Seat): number => shields.filter(s => s === seat).length;
  for (const seat of shields) if (best === null || count(seat) > count(best)) best = seat;
  return best;
}

/** Back to where the assault came from, without a wound (MK-OUT-16). */
export function goBack(state: State, io: Io, turn: Turn, rule: RuleId): void {
  const from = turn.path[turn.path.length - 2];
  if (from === undefined) return;
  turn.path.pop();
  heroOf(state, turn.seat).at = from;
  io.tell?.({ kind: 'withdrew', seat: turn.seat, to: from, rule });
}

/** A burned monastery is an empty space for the rest of the game (MK-OUT-11); undefeated defenders are discarded (MK-OUT-13). */
function burned(state: State, io: Io, turn: Turn, hex: Hex, site: Site, fought: readonly Foe[], won: boolean): void {
  for (const foe of fought) if (!foe.defeated) discardToken(state, foe.token);
  if (!won) return;
  site.gone = true;
  site.conquered = true;
  site.shields = [turn.seat];
  turn.owed.push({ reward: 'artifact', n: 1 });
  io.tell?.({ kind: 'burned', seat: turn.seat, at: hex, rule: 'MK-OUT-11' });
}

/** An adventure site: marked and rewarded if all its enemies are defeated, else they stay or are discarded (MK-OUT-05, -13, -14). */
function explored(
  state: State,
  io: Io,
  turn: Turn,
  { site: hex, path }: Combat,
  site: Site,
  fought: readonly Foe[],
  won: boolean,
): void {
  const { seat } = turn;
  const type: SiteType = SITES[site.kind];
  const first = !site.conquered;
  site.tokens = [];
  for (const foe of fought) {
    if (foe.defeated) continue;
    if (type.stays) site.tokens.push({ colour: colourOf(foe), token: foe.token });
    else discardToken(state, foe.token);
  }
  if (!won) {
    if (type.refills) refillGrounds(state, io, site, fought.length);
    if (hex !== null) scenarioRules(state).siteHeld?.(state, io, hex, site);
    return;
  }
  if (!first || hex === null) return;
  site.shields.push(seat);
  if (path !== undefined) site.paths.push(path);
  site.conquered = site.shields.length >= (type.paths?.length ?? 1);
  turn.owed.push(...rewardsOf(site, path));
  io.tell?.({ kind: 'conquered', seat, site: site.kind, at: hex, rule: 'MK-OUT-05' });
  siteConquered(state, io, seat, hex, site);
}

/** A defeated monster of the spawning grounds is replaced as long as another one is left. */
function refillGrounds(state: State, io: Io, site: Site, size: number): void {
  while (site.tokens.length < size) {
    const lying = layFaceDown(state, io, 'brown');
    if (lying === null) return;
    site.tokens.push(lying);
  }
}

const colourOf = (foe: Foe): TokenColour => enemyOf(foe.token).colour;

/** What the site card promises; in ruins what the yellow token shows, in a maze what the path does (MK-SITE-12). */
function rewardsOf({ kind, ruins }: Site, path: number | undefined): readonly Reward[] {
  const { rewards = [], paths = [] } = SITES[kind];
  if (path !== undefined) return paths.find(({ move }) => move === path)?.rewards ?? [];
  const shown = ruins === null ? null : ruinsOf(ruins);
  return shown !== null && 'treasure' in shown ? treasureOf(shown.treasure) : rewards;
}

/** What lies in ruins (MK-OUT-06). */
const treasureOf = ({ artifact, spell, action, unit, crystals }: Treasure): Reward[] => [
  ...(artifact ? [{ reward: 'artifact', n: artifact } as const] : []),
  ...(spell ? [{ reward: 'spell' } as const] : []),
  ...(action ? [{ reward: 'action' } as const] : []),
  ...(unit ? [{ reward: 'unit' } as const] : []),
  ...(crystals ? COLOURS.map(colour => ({ reward: 'crystal', colour }) as const) : []),
];
