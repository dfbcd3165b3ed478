import { choose, type Reason, reason } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { ruinsOf } from '../content/ruins.ts';
import { SITES, type SitePath } from '../content/sites.ts';
import type { Colour, TokenColour } from '../content/words.ts';
import { type Foe, type Hex, heroOf, type Site, type State, siteAt, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { newFoe } from './combat/foe.ts';
import { begin, foesAt } from './combat/start.ts';
import { doing } from './doing.ts';
import { changeReputation, gainFame } from './gain.ts';
import { canPay, payAll } from './mana.ts';
import { isPlay, playOptions, playsOn } from './plays.ts';
import { scenarioRules, siteConquered } from './scenario.ts';
import { drawToken } from './tokens.ts';

const NOTHING_TO_ENTER = reason('MK-CMB-05', {
  en: 'There is nothing to enter here.',
  de: 'Hier gibt es nichts zu betreten.',
});
const CONQUERED = reason('MK-OUT-05', { en: 'This site is conquered already.', de: 'Dieser Ort ist schon erobert.' });
const BEEN_HERE = reason('MK-SITE-12', {
  en: 'You have found your way through here already.',
  de: 'Du hast hier schon einen Weg hindurch gefunden.',
});
const ALTAR_COSTS = reason('MK-CARD-14', {
  en: 'The mana for the altar cannot be paid.',
  de: 'Das Mana für den Altar lässt sich nicht zahlen.',
});
const NO_MONASTERY = reason('MK-CMB-06', {
  en: 'There is no monastery to burn here.',
  de: 'Hier ist kein Kloster, das man niederbrennen könnte.',
});

/** Why the site on this space cannot be entered as an action, or null (MK-CMB-05). */
export function mayEnter(state: State, io: Io, turn: Turn): Reason | null {
  const { at } = heroOf(state, turn.seat);
  const site = siteAt(state, at);
  if (site === undefined || site.gone || SITES[site.kind].category !== 'adventure') return NOTHING_TO_ENTER;
  // Dungeons and tombs can be entered again for fame, unless the scenario forbids it; the others are done with.
  if (site.conquered && (!SITES[site.kind].underground || scenarioRules(state).depthsOnce)) return CONQUERED;
  if (SITES[site.kind].paths && site.shields.includes(turn.seat)) return BEEN_HERE;
  if (site.kind !== 'ancient-ruins') return null;
  const ruins = site.ruins === null ? null : ruinsOf(site.ruins);
  if (ruins === null) return NOTHING_TO_ENTER;
  return 'altar' in ruins && !canPay(doing(state, io, turn), altarPrice(ruins.altar)) ? ALTAR_COSTS : null;
}

const altarPrice = (altar: Readonly<Partial<Record<Colour, number>>>): Colour[] =>
  (Object.entries(altar) as [Colour, number][]).flatMap(([colour, n]) => Array.from({ length: n }, () => colour));

/** Enters the site: its enemies are fought, or mana is paid on its altar for fame. */
export function* enter(state: State, io: Io, turn: Turn): Flow {
  const hex = heroOf(state, turn.seat).at as Hex;
  const site = siteAt(state, hex);
  if (site === undefined) return;
  const ruins = site.ruins === null ? null : ruinsOf(site.ruins);
  if (ruins !== null && 'altar' in ruins) {
    turn.acted = true;
    yield* payAll(doing(state, io, turn), altarPrice(ruins.altar));
    turn.move = 0;
    turn.influence = 0;
    site.conquered = true;
    site.shields = [turn.seat];
    gainFame(state, io, turn.seat, ruins.fame, 'MK-OUT-05');
    io.tell?.({ kind: 'conquered', seat: turn.seat, site: site.kind, at: hex, rule: 'MK-OUT-05' });
    turn.stage = 'after';
    siteConquered(state, io, turn.seat, hex, site);
    return;
  }
  const { underground = false, draws = [], paths } = SITES[site.kind];
  if (paths) {
    // What is left of the movement is lost: the paths are paid with what is played from now on.
    turn.move = 0;
    turn.influence = 0;
    turn.acted = true;
    turn.stage = 'path';
    return;
  }
  const lying = foesAt(state, io, hex, 'drawn');
  const drawn =
    lying.length > 0 ? [] : drawFoes(state, io, ruins !== null && 'enemies' in ruins ? ruins.enemies : draws);
  yield* begin(
    state,
    io,
    turn,
    {
      site: hex,
      why: 'adventure',
      foes: [...lying, ...drawn],
      night: underground,
      units: underground ? 'loyal' : 'all',
    },
    'MK-CMB-05',
  );
}

/** The paths nobody has taken yet (MK-SITE-12). */
const openPaths = ({ kind, paths }: Site): readonly SitePath[] =>
  (SITES[kind].paths ?? []).filter(({ move }) => !paths.includes(move));

/** Inside a maze or labyrinth: move points are made until a path is paid for, or one turns back (MK-SITE-10, -13). */
export function* pathStep(state: State, io: Io, turn: Turn): Flow {
  const hex = heroOf(state, turn.seat).at as Hex;
  const site = siteAt(state, hex) as Site;
  const choice = yield* choose<Choice, AskKind>({
    seat: turn.seat,
    kind: 'path',
    rule: 'MK-SITE-10',
    always: true,
    options: () => [
      ...openPaths(site).flatMap(({ move }): Choice[] => (move <= turn.move ? [{ do: 'path', n: move }] : [])),
      ...playOptions(state, io, turn),
      { do: 'done' },
    ],
  });
  if (isPlay(choice)) return yield* playsOn(state, io, turn, choice);
  if (choice.do !== 'path') {
    turn.move = 0;
    turn.stage = 'after';
    return;
  }
  const companion = yield* chooseCompanion(state, turn);
  const foes = drawFoes(state, io, SITES[site.kind].draws ?? []);
  const opening = { site: hex, why: 'adventure', foes, units: 'loyal', companion, path: choice.n } as const;
  yield* begin(state, io, turn, opening, 'MK-SITE-10');
}

/** One ready, unwounded unit may come along (MK-SITE-11). */
function* chooseCompanion(state: State, { seat }: Turn): Flow<number | null> {
  const options = heroOf(state, seat).units.flatMap(({ unit: id, spent, wounds }, unit): Choice[] =>
    spent || wounds > 0 ? [] : [{ do: 'own-unit', unit, id }],
  );
  if (options.length === 0) return null;
  options.push({ do: 'pass' });
  const chosen = yield* choose({ seat, kind: 'own-unit', rule: 'MK-SITE-11', options });
  return chosen.do === 'own-unit' ? chosen.unit : null;
}

/** Enemies drawn for this combat. */
export function drawFoes(state: State, io: Io, colours: readonly TokenColour[]): Foe[] {
  return colours.flatMap(colour => {
    const token = drawToken(state, io, colour);
    if (token === null) return [];
    io.tell?.({ kind: 'token-revealed', at: null, token, rule: 'MK-CMB-15' });
    return [newFoe(token, 'drawn', null)];
  });
}

export function mayBurn(state: State, turn: Turn): Reason | null {
  const site = siteAt(state, heroOf(state, turn.seat).at);
  return site?.kind === 'monastery' && !site.gone ? null : NO_MONASTERY;
}

/** A monastery is burned: 3 reputation, and a violet enemy that units keep away from (MK-CMB-06). */
export function* burn(state: State, io: Io, turn: Turn): Flow {
  changeReputation(state, io, turn.seat, -3, 'MK-CMB-06');
  const foes = drawFoes(state, io, ['violet']);
  yield* begin(
    state,
    io,
    turn,
    { site: heroOf(state, turn.seat).at, why: 'burning', foes, units: 'loyal' },
    'MK-CMB-06',
  );
}
