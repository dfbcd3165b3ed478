import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { Cover } from './art/covers.tsx';
import { lazily } from './parts/lazily.ts';
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
  const Picture = props.scenario === '' ? null : pictureOf(game);
  return (
    <span className="picture" aria-hidden="true">
      {Picture ? (
        <IfUndrawn key={props.scenario} instead={cover}>
          <Suspense fallback={cover}>
            <Picture {...props} />
          </Suspense>
        </IfUndrawn>
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
    lazily(
      async () => (await load()).Picture,
      () => <Cover game={game} />,
    );
  known.set(game, found);
  return found;
}

interface IfUndrawnProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A match may be of a scenario that is not there any more. */
class IfUndrawn extends Component<IfUndrawnProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
