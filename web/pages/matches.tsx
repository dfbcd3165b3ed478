import { useCallback, useEffect, useState } from 'react';
import { GAMES } from '../games.ts';
import { lessonAt } from '../learn/going.ts';
import { deviceShelf, type KeptMatch } from '../local/shelf.ts';
import { type Messages, useMessages } from '../messages/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { fileName, offerFile } from '../parts/files.ts';
import { Import } from '../parts/import.tsx';
import { Link } from '../router.tsx';

/** The matches of this device; `kept` is false where the browser keeps nothing. */
export function useKeptMatches(): { matches: readonly KeptMatch[]; kept: boolean; refresh: () => void } {
  const [matches, setMatches] = useState<readonly KeptMatch[]>([]);
  const [kept, setKept] = useState(true);
  const refresh = useCallback(() => {
    deviceShelf.list().then(setMatches, () => setKept(false));
  }, []);
  useEffect(refresh, [refresh]);
  return { matches, kept, refresh };
}

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly KeptMatch[];
  readonly changed: () => void;
}

/** So many matches are listed at first: the games are to stay in sight. */
const SHOWN = 3;

/** Matches to go on with, or to look back at, the latest first. */
export function MatchList({ title, matches, changed }: MatchListProps) {
  const m = useMessages();
  const [leaving, setLeaving] = useState<KeptMatch | null>(null);
  const [all, setAll] = useState(false);
  if (matches.length === 0) return null;
  const shown = all || matches.length <= SHOWN + 1 ? matches : matches.slice(0, SHOWN);
  const remove = (match: KeptMatch) => {
    setLeaving(null);
    void deviceShelf.remove(match.id).then(changed);
  };
  return (
    <section className="matches">
      <h2>{title}</h2>
      <ul className="match-list">
        {shown.map(match => (
          <MatchLine key={match.id} match={match} remove={() => setLeaving(match)} />
        ))}
      </ul>
      {shown.length < matches.length ? (
        <button type="button" className="button quiet" onClick={() => setAll(true)}>
          {m.games.all(matches.length)}
        </button>
      ) : null}
      {leaving ? (
        <Dialog title={m.games.remove} close={() => setLeaving(null)}>
          <p>{m.games.removeWhy(titleOf(leaving, m))}</p>
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setLeaving(null)}>
              {m.cancel}
            </button>
            <button type="button" className="button main" onClick={() => remove(leaving)}>
              {m.games.remove}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}

function MatchLine({ match, remove }: { readonly match: KeptMatch; readonly remove: () => void }) {
  const m = useMessages();
  const save = () => offerFile(fileName(match.game, new Date(match.updated)), match.save);
  return (
    <li className="match">
      <Link className="match-open" to={match.over ? `/replay/${match.id}` : `/table/${match.id}`}>
        <strong>{titleOf(match, m)}</strong>
        <span>
          {m.games.decisions(match.decisions)} · {m.date(match.updated)}
        </span>
      </Link>
      {match.over ? null : (
        <Link className="button quiet" to={`/replay/${match.id}`}>
          {m.games.replay}
        </Link>
      )}
      <button type="button" className="button quiet" onClick={save}>
        {m.games.export}
      </button>
      <button type="button" className="button quiet danger" onClick={remove}>
        {m.games.remove}
      </button>
    </li>
  );
}

/** A match or a campaign in a file comes to this device. The rules that check it are loaded only then. */
export function ImportMatch() {
  const m = useMessages();
  const take = async (text: string) => (await import('../local/importing.ts')).importFile(text);
  return <Import label={m.games.import} take={take} />;
}

function titleOf({ id, game, scenario }: KeptMatch, { lang, learn }: Messages): string {
  const lesson = lessonAt(id);
  if (lesson) return learn.lesson(lesson[lang]);
  const name = GAMES.find(card => card.id === game)?.name[lang] ?? game;
  return `${name}: ${scenario[lang]}`;
}
