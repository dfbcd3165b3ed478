import type { CellZones } from '../../kit/map/cell-zones.ts';
import type { Spot } from '../../kit/map/layout.ts';
import { StandingLayout } from '../../kit/map/standing-layout.ts';
import type { Condition, TokenLook, TokenShape, TokenTone } from '../../kit/map/token-look.ts';
import { type Figure, healthOf, type Level, scrollOf, THINGS, type View } from './game.ts';
import { companionSign, enemySign, heroSign, moreSign, SIGNS, thingSign } from './pictures.ts';

/** A piece on the map. */
export interface Piece {
  readonly id: string;
  readonly zone: number;
  readonly look: TokenLook;
  /** It is a hero whose marker is turned. */
  readonly tired: boolean;
}

const LEVELS: Readonly<Record<Level, { readonly shape: TokenShape; readonly tone: TokenTone }>> = {
  green: { shape: 'six', tone: 'green' },
  blue: { shape: 'six', tone: 'blue' },
  red: { shape: 'eight', tone: 'red' },
  violet: { shape: 'eight', tone: 'violet' },
};
const BASE = { w: 1, h: 1 } as const;

const CONDITION_SIGNS: Readonly<Record<string, () => string>> = {
  stunned: () => moreSign('knocked-out-stars'),
  blinded: () => SIGNS.moon,
  slowed: () => moreSign('snail'),
  'knocked-down': () => moreSign('half-dead'),
};

const conditionsOf = ({ conditions, fire, criticals }: Figure): Condition[] => [
  ...conditions.map(key => ({
    key,
    sign: { d: CONDITION_SIGNS[key]?.() ?? moreSign('poison-bottle') },
    tone: 'bad' as const,
  })),
  ...fire.map((n, i) => ({ key: `fire ${i} ${n}`, sign: { d: SIGNS.fire }, tone: 'bad' as const })),
  ...criticals.map((key, i) => ({ key: `${key} ${i}`, sign: 'drop' as const, tone: 'bad' as const })),
];

function lifeOf(view: View, figure: Figure): TokenLook['life'] {
  const full = healthOf(view, figure.id);
  return { now: Math.max(0, full - figure.wounds), full };
}

/** Everybody and everything that stands on the map, in the order in which they take their places. */
export function piecesOf(view: View): readonly Piece[] {
  return [
    ...view.enemies.flatMap(enemy =>
      enemy.bodies.map(
        (body): Piece => ({
          id: body.id,
          zone: body.zone,
          tired: false,
          look: {
            ...LEVELS[scrollOf(enemy).level],
            picture: enemySign(enemy.scroll),
            base: BASE,
            life: lifeOf(view, body),
            conditions: conditionsOf(body),
            number: /\.(\d+)$/.exec(body.id)?.[1],
          },
        }),
      ),
    ),
    ...view.heroes.map(
      (hero): Piece => ({
        id: hero.id,
        zone: hero.zone,
        tired: hero.acted,
        look: {
          shape: 'round',
          tone: 'gold',
          picture: heroSign(hero.id, hero.ghost),
          base: BASE,
          life: hero.ghost ? undefined : lifeOf(view, hero),
          conditions: conditionsOf(hero),
        },
      }),
    ),
    ...view.companions.map(
      (one): Piece => ({
        id: one.id,
        zone: one.zone,
        tired: one.acted,
        look: {
          shape: 'round',
          tone: 'gold',
          picture: companionSign(),
          base: BASE,
          life: lifeOf(view, one),
          conditions: conditionsOf(one),
        },
      }),
    ),
    ...view.things.map(({ id, kind, zone, wounds }): Piece => {
      const full = THINGS[kind]?.health[view.size <= 3 ? 0 : 1] ?? 1;
      return {
        id,
        zone,
        tired: false,
        look: {
          shape: 'square',
          tone: 'bone',
          picture: thingSign(kind),
          base: BASE,
          life: { now: Math.max(0, full - wounds), full },
        },
      };
    }),
  ];
}

export interface Standing {
  readonly pieces: readonly Piece[];
  readonly layout: StandingLayout;
}

/** Where each of them stands: none on another. */
export function standingOf(view: View, ground: CellZones): Standing {
  const pieces = piecesOf(view);
  const inZone = (zone: number): readonly Piece[] => pieces.filter(one => one.zone === zone);
  const spots = pieces.map((piece): Spot => {
    const there = inZone(piece.zone);
    return ground.seat(piece.zone, there.indexOf(piece), there.length);
  });
  const scales = pieces.map(({ zone }) => ground.scale(zone, inZone(zone).length));
  return { pieces, layout: new StandingLayout(ground, ground.size, spots, scales) };
}
