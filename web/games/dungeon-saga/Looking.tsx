import type { Figure, View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { Facing } from '@tafelrunde/engine/geometry';
import type { ReactElement } from 'react';
import type { Offer } from './offers.ts';
import { Aim, Sides, Way } from './Preview.tsx';
import { facingAfter, pathTo } from './paths.ts';
import type { Terrain } from './terrain.ts';

interface Props {
  readonly view: View;
  readonly terrain: Terrain;
  readonly active: Figure | null;
  readonly hovered: Figure | null;
  readonly offer: Offer | null;
  readonly turning: Facing | null;
  readonly lang: Lang;
}

/** What the option or the figure looked at means on the board. */
export function Looking(props: Props): ReactElement | null {
  const { view, terrain, active, hovered, offer, turning, lang } = props;
  if (active && turning)
    return <Turned view={view} terrain={terrain} figure={{ ...active, facing: turning }} lang={lang} />;
  if (active && offer?.choice.do === 'face')
    return <Turned view={view} terrain={terrain} figure={{ ...active, facing: offer.choice.facing }} lang={lang} />;
  if (active && offer?.choice.do === 'move') {
    const to = offer.choice.y * terrain.width + offer.choice.x;
    const path = pathTo(view, terrain, active, to);
    const there = { ...active, cell: to, facing: offer.choice.facing ?? facingAfter(view, terrain, active, path) };
    return (
      <>
        <Sides view={view} terrain={terrain} figure={there} />
        <Way figure={there} path={path} terrain={terrain} lang={lang} />
      </>
    );
  }
  const seen = figureOf(view, offer) ?? hovered;
  if (!seen) return null;
  const struck = offer?.choice.do === 'strike' ? offer.choice.at : null;
  const victim = view.figures.find(({ id }) => id === struck);
  if (victim)
    return (
      <>
        <Sides view={view} terrain={terrain} figure={victim} />
        <Aim view={view} terrain={terrain} from={seen} to={victim} lang={lang} />
      </>
    );
  const isFoe = active !== null && (active.kind === 'hero') !== (seen.kind === 'hero');
  return (
    <>
      <Sides view={view} terrain={terrain} figure={seen} />
      {isFoe && offer?.choice.do !== 'attack' && (
        <Aim view={view} terrain={terrain} from={active} to={seen} lang={lang} />
      )}
    </>
  );
}

function Turned(props: {
  readonly view: View;
  readonly terrain: Terrain;
  readonly figure: Figure;
  readonly lang: Lang;
}): ReactElement {
  const { view, terrain, figure, lang } = props;
  return (
    <>
      <Sides view={view} terrain={terrain} figure={figure} />
      <Way figure={figure} path={[figure.cell]} terrain={terrain} lang={lang} />
    </>
  );
}

/** The figure an option points at. */
function figureOf(view: View, offer: Offer | null): Figure | undefined {
  if (!offer) return undefined;
  const { choice } = offer;
  const id =
    choice.do === 'attack' || choice.do === 'shoot' || choice.do === 'target'
      ? choice.target
      : choice.do === 'hero' || choice.do === 'take' || choice.do === 'bear'
        ? choice.hero
        : choice.do === 'activate' || choice.do === 'strike'
          ? choice.figure
          : null;
  return view.figures.find(figure => figure.id === id);
}
