import { type ComponentType, lazy, Suspense } from 'react';
import { Cover } from './art/covers.tsx';
import './pictures.css';

/** What a game draws for a scenario: the map as everybody knows it before play, or what it is about. It only decorates. */
export interface PictureProps {
  readonly scenario: string;
  readonly seats: number;
}

const DRAWN = import.meta.glob<{ readonly Picture: ComponentType<PictureProps> }>('./games/*/scenario-picture.tsx');
const known = new Map<string, ComponentType<PictureProps>>();

/** The picture of a scenario; until it is there, and where a game draws none, the cover of the game. */
export function ScenarioPicture({ game, ...props }: PictureProps & { readonly game: string }) {
  const cover = <Cover game={game} />;
  const Picture = pictureOf(game);
  return (
    <span className="picture" aria-hidden="true">
      {Picture ? (
        <Suspense fallback={cover}>
          <Picture {...props} />
        </Suspense>
      ) : (
        cover
      )}
    </span>
  );
}

function pictureOf(game: string): ComponentType<PictureProps> | null {
  const load = DRAWN[`./games/${game}/scenario-picture.tsx`];
  if (!load) return null;
  const found =
    known.get(game) ??
    lazy(() =>
      load().then(
        ({ Picture }) => ({ default: Picture }),
        // A picture that cannot be loaded keeps nobody from playing.
        () => ({ default: () => <Cover game={game} /> }),
      ),
    );
  known.set(game, found);
  return found;
}
