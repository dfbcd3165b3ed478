import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Link } from '../router.tsx';

export function NotFound() {
  const m = useMessages();
  return (
    <Frame title={m.lost.title}>
      <p>{m.lost.text}</p>
      <Link className="button main" to="/">
        {m.lost.home}
      </Link>
    </Frame>
  );
}
