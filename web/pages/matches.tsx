import { GAMES } from '@tafelrunde/games';
import { useCallback, useEffect, useState } from 'react';
import { lessonAt } from '../learn/going.ts';
import { removeMatch } from '../local/removing.ts';
import { deviceShelf, isLasting, type KeptMatch } from '../local/shelf.ts';
import { type Messages, useMessages } from '../messages/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { fileName, offerFile } from '../parts/files.ts';
import { Import } from '../parts/import.tsx';
import { ScenarioPicture } from '../pictures.tsx';
import { Link } from '../router.tsx';
import { CampaignEntry, type GoingCampaign, useCampaignMarks } from './home-campaigns.tsx';

/** The matches of this device; `kept` is false where the browser keeps nothing, and they last as long as the page. */
export function useKeptMatches(): { matches: readonly KeptMatch[]; kept: boolean; refresh: () => void } {
  const [matches, setMatches] = useState<readonly KeptMatch[]>([]);
  const [kept, setKept] = useState(true);
  const refresh = useCallback(() => {
    deviceShelf.list().then(setMatches, () => {});
    isLasting().then(setKept, () => setKept(false));
  }, []);
  useEffect(refresh, [refresh]);
  return { matches, kept, refresh };
}

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly KeptMatch[];
  readonly changed: () => void;
  /** Campaigns to go on with, before the matches. */
  readonly campaigns?: readonly GoingCampaign[];
}

/** So many matches are listed at first: the games are to stay in sight. */
const SHOWN = 3;

/** Matches to go on with, or to look back at, the latest first. */
export function MatchList({ title, matches, changed, campaigns = [] }: MatchListProps) {
  const m = useMessages();
  const [leaving, setLeaving] = useState<KeptMatch | null>(null);
  const [all, setAll] = useState(false);
  const [failed, setFailed] = useState(false);
  const campaignOf = useCampaignMarks(matches);
  if (matches.length + campaigns.length === 0) return null;
  const shown = all || matches.length <= SHOWN + 1 ? matches : matches.slice(0, SHOWN);
  const remove = (match: KeptMatch) => {
    setLeaving(null);
    // Only what a campaign has to count first takes a moment: all else is gone with the click. Another tab may have ended it by now.
    const counts = campaignOf(match.id) !== null;
    const removing = counts ? removeMatch(match.id) : deviceShelf.remove(match.id);
    setFailed(false);
    removing.then(changed, () => setFailed(true));
  };
  return (
    <section className="matches">
      <h2>{title}</h2>
      {failed ? <p role="alert">{m.saving.notRemoved}</p> : null}
      <ul className="match-list">
        {campaigns.map(campaign => (
          <CampaignEntry key={campaign.id} campaign={campaign} />
        ))}
        {shown.map(match => (
          <MatchLine key={match.id} match={match} campaign={campaignOf(match.id)} remove={() => setLeaving(match)} />
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

interface MatchLineProps {
  readonly match: KeptMatch;
  readonly campaign: string | null;
  readonly remove: () => void;
}

function MatchLine({ match, campaign, remove }: MatchLineProps) {
  const m = useMessages();
  const save = () => offerFile(fileName(match.game, new Date(match.updated)), match.save);
  return (
    <li className="match">
      <Link className="match-open" to={match.over ? `/replay/${match.id}` : `/table/${match.id}`}>
        <ScenarioPicture game={match.game} scenario={match.plays ?? ''} seats={match.chairs.length} />
        <strong>{titleOf(match, m)}</strong>
        <span>
          {turnIn(match, m)}
          {campaign === null ? null : `${campaign} · `}
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

/** Whose turn it is, as far as that was kept. */
function turnIn({ chairs, deciding = [] }: KeptMatch, { games, seat: numbered }: Messages) {
  const people = chairs.filter(({ kind }) => kind === 'person').length;
  const [first] = deciding.toSorted(
    (a, b) => Number(chairs[a]?.kind !== 'person') - Number(chairs[b]?.kind !== 'person'),
  );
  const chair = chairs[first ?? -1];
  if (first === undefined || !chair) return null;
  const isMine = chair.kind === 'person' && people === 1;
  const name = (chair.kind !== 'free' && chair.name) || numbered(first + 1);
  return (
    <>
      <b className="match-turn">{isMine ? games.yourTurn : games.turn(name)}</b>
      {' · '}
    </>
  );
}

function titleOf({ id, game, scenario }: KeptMatch, { lang, learn }: Messages): string {
  const lesson = lessonAt(id);
  if (lesson) return learn.lesson(lesson[lang]);
  const name = GAMES.find(card => card.id === game)?.name[lang] ?? game;
  return `${name}: ${scenario[lang]}`;
}
