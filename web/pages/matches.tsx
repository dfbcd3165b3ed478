import { useCallback, useEffect, useState } from 'react';
import { GAMES } from '../games.ts';
import { lessonAt } from '../learn/going.ts';
import { deviceShelf, type KeptMatch } from '../local/shelf.ts';
import { type Messages, useMessages } from '../messages/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { fileName, offerFile } from '../parts/files.ts';
import { go, Link } from '../router.tsx';

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

/** Matches to go on with, or to look back at. */
export function MatchList({ title, matches, changed }: MatchListProps) {
  const m = useMessages();
  const [leaving, setLeaving] = useState<KeptMatch | null>(null);
  if (matches.length === 0) return null;
  const remove = (match: KeptMatch) => {
    setLeaving(null);
    void deviceShelf.remove(match.id).then(changed);
  };
  return (
    <section className="matches">
      <h2>{title}</h2>
      <ul className="match-list">
        {matches.map(match => (
          <MatchLine key={match.id} match={match} remove={() => setLeaving(match)} />
        ))}
      </ul>
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

/** A file becomes a match of this device. The rules that check it are loaded only then. */
export function Import() {
  const m = useMessages();
  const [bad, setBad] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { importFile } = await import('../local/importing.ts');
    const result = await importFile(await file.text());
    if ('to' in result) go(result.to);
    else setBad(`${m.games.importBad} ${result.refused[m.lang]}`);
  };
  return (
    <div className="import">
      <label className="button">
        {m.games.import}
        <input
          type="file"
          accept=".json,application/json"
          className="unseen"
          onChange={event => {
            setBad('');
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {bad ? <p role="alert">{bad}</p> : null}
    </div>
  );
}

function titleOf({ id, game, scenario }: KeptMatch, { lang, learn }: Messages): string {
  const lesson = lessonAt(id);
  if (lesson) return learn.lesson(lesson[lang]);
  const name = GAMES.find(card => card.id === game)?.name[lang] ?? game;
  return `${name}: ${scenario[lang]}`;
}
