import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Link } from '../router.tsx';
import './table-elsewhere.css';

interface Props {
  readonly playHere: () => void;
}

/** The match was opened in another tab before. */
export function Elsewhere({ playHere }: Props) {
  const m = useMessages();
  return (
    <Frame title={m.elsewhere.title}>
      <div className="elsewhere">
        <p>{m.elsewhere.text}</p>
        <div className="elsewhere-ways">
          <button type="button" className="button main" onClick={playHere}>
            {m.elsewhere.here}
          </button>
          <Link className="button" to="/">
            {m.end.home}
          </Link>
        </div>
      </div>
    </Frame>
  );
}

/** Another tab has taken the match: what is seen here stays as it was. */
export function PlayedElsewhere({ playHere }: Props) {
  const m = useMessages();
  return (
    <div className="elsewhere-note parchment" role="alert">
      <p>{m.elsewhere.taken}</p>
      <button type="button" className="button main" onClick={playHere}>
        {m.elsewhere.here}
      </button>
    </div>
  );
}
