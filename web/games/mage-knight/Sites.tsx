import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import { Glyph } from '../../kit/map/glyph.tsx';
import { Token } from '../../kit/map/token.tsx';
import type { Effect } from '../../kit/map/token-effects.ts';
import type { TokenLook, TokenTone } from '../../kit/map/token-look.ts';
import { type Hex, names, SITES, type Site, type View } from './game.ts';
import type { Land } from './land.ts';
import { enemySign, heroSign, pileSign, SITE_SIGNS } from './pictures.ts';

/** The colours of players' shields and figures, by seat. */
export const SEAT_TONES: readonly TokenTone[] = ['gold', 'red', 'bone', 'blue'];

interface Props {
  readonly view: View;
  readonly land: Land;
}

/** Every site with its sign, what guards it and whose shields lie there. */
export function SiteMarks({ view, land }: Props): ReactElement {
  return (
    <g className="mk-sites">
      {Object.entries(view.map.sites).map(([key, site]) => {
        const cell = land.cell(Number(key));
        return cell === null || site.gone ? null : <Mark key={key} site={site} at={land.layout.middle(cell)} />;
      })}
    </g>
  );
}

const isRampage = ({ kind }: Site): boolean => SITES[kind].category === 'rampaging';

function Mark({ site, at: [x, y] }: { readonly site: Site; readonly at: readonly [number, number] }) {
  const { kind, colour, tokens, shields, conquered, level } = site;
  return (
    <g transform={`translate(${x} ${y})`} className="mk-site" data-site={kind}>
      {!isRampage(site) && (
        <>
          <circle
            r={21}
            className="mk-site-plate"
            data-colour={colour ?? undefined}
            data-mine={conquered || undefined}
          />
          <Glyph d={SITE_SIGNS[kind]} size={30} x={-15} y={-16} fill="#f3e8c8" />
          {kind === 'city' && level > 0 && (
            <text className="mk-site-level" y={21} textAnchor="middle">
              {level}
            </text>
          )}
        </>
      )}
      {tokens.map((lying, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens lie in a row
          key={i}
          transform={`translate(${isRampage(site) ? 0 : -14 + i * (tokens.length > 2 ? 11 : 16)} ${isRampage(site) ? 0 : -19})`}
          className="mk-lying"
          data-colour={lying.colour}
        >
          <circle r={isRampage(site) ? 19 : 10.5} />
          <Glyph
            d={lying.token === null ? pileSign(lying.colour) : enemySign(lying.token)}
            size={isRampage(site) ? 26 : 14}
            x={isRampage(site) ? -13 : -7}
            y={isRampage(site) ? -13 : -7}
            fill={lying.token === null ? '#c9bfae' : '#fff'}
          />
        </g>
      ))}
      {shields.slice(-5).map((seat, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: shields lie in a row
          key={i}
          className="mk-shield"
          data-seat={seat}
          transform={`translate(${-16 + i * 9} 17)`}
          d="M-5 -6h10v6q0 5 -5 7q-5 -2 -5 -7z"
        />
      ))}
    </g>
  );
}

interface FigureProps extends Props {
  readonly lang: Lang;
  /** Whose turn it is. */
  readonly active: number | null;
  /** How somebody has just walked. */
  readonly walk: (seat: number) => Effect | null;
}

/** The heroes on the map; several on one space stand side by side. */
export function Figures({ view, land, active, walk }: FigureProps): ReactElement {
  const at = new Map<Hex, number[]>();
  view.heroes.forEach(({ at: hex, out }, seat) => {
    if (hex !== null && !out) at.set(hex, [...(at.get(hex) ?? []), seat]);
  });
  return (
    <g>
      {[...at].flatMap(([hex, seats]) =>
        seats.flatMap((seat, i) => {
          const cell = land.cell(hex);
          const hero = view.heroes[seat]?.hero;
          if (cell === null || !hero) return [];
          const look: TokenLook = {
            shape: 'round',
            tone: SEAT_TONES[seat % SEAT_TONES.length] ?? 'gold',
            picture: heroSign(hero),
            base: { w: 1, h: 1 },
          };
          return [
            <g key={seat} transform={`translate(${(i - (seats.length - 1) / 2) * 20} ${seats.length > 1 ? 6 : 4})`}>
              <Token
                id={`hero-${seat}`}
                cell={cell}
                layout={land.layout}
                look={look}
                active={seat === active}
                effect={walk(seat)}
              />
            </g>,
          ];
        }),
      )}
    </g>
  );
}

/** What lies on a space, in words. */
export function siteText(site: Site, lang: Lang, seat: (n: number) => string): string {
  const { kind, tokens, shields } = site;
  const guards = tokens.map(({ token, colour }) => (token === null ? `? (${colour})` : names.enemy(token, lang)));
  const owners = [...new Set(shields)].map(seat);
  return [SITES[kind].name[lang], ...guards, ...(owners.length > 0 ? [owners.join(', ')] : [])].join(', ');
}
