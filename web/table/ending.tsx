import { useEffect, useState } from 'react';
import { icons } from '../art/icons.ts';
import type { Afterwards } from '../local/campaigns.ts';
import { beginMatch } from '../local/opening.ts';
import type { Table } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { fileName, offerFile } from '../parts/files.ts';
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { go, Link } from '../router.tsx';
import { FinalScores } from './final-scores.tsx';
import type { Sitting } from './use-table.ts';

/** Who has won and how, and what one may want next. */
export function Ending({ sitting, lookAround }: { readonly sitting: Sitting; readonly lookAround: () => void }) {
  const m = useMessages();
  const { table, situation, words } = sitting;
  const { outcome, chairs } = situation;
  const after = useAfterwards(table);
  const [beginning, setBeginning] = useState<'not yet' | 'now' | 'failed'>('not yet');
  if (!outcome) return null;
  const again = async () => {
    setBeginning('now');
    try {
      go(after ? await playedAgain(table, after) : `/table/${await beginMatch(table.game, table.config, chairs)}`);
    } catch {
      setBeginning('failed');
    }
  };
  const save = async () => offerFile(fileName(table.game.id), await table.file());
  return (
    <section className="decision ending parchment" aria-labelledby="ending-title">
      <Icon d={outcome.winners.length > 0 ? icons.trophy : icons['skull-crossed-bones']} />
      <h2 id="ending-title">{m.end.title}</h2>
      <p className="ending-how">
        {words.outcome(outcome)} {'rule' in outcome ? <RuleLink game={table.game.id} id={outcome.rule} /> : null}
      </p>
      <FinalScores outcome={outcome} words={words} />
      <p>{m.games.decisions(situation.decisions)}</p>
      {after ? (
        <Link className="button main" to={`/campaign/${table.game.id}/${after.campaign}`}>
          {m.campaign.back}
        </Link>
      ) : null}
      {after === null || after?.again ? (
        <button type="button" className="button main" disabled={beginning === 'now'} onClick={() => void again()}>
          {m.end.rematch}
        </button>
      ) : null}
      {beginning === 'failed' ? <p role="alert">{m.saving.notBegun}</p> : null}
      <Link className="button" to={`/replay/${table.id}`}>
        {m.end.replay}
      </Link>
      <button type="button" className="button" onClick={lookAround}>
        {m.end.look}
      </button>
      <button type="button" className="button" onClick={() => void save()}>
        {m.end.save}
      </button>
      <Link className="button" to="/">
        {m.end.home}
      </Link>
      <p className="preview-soft">{m.end.share}</p>
    </section>
  );
}

/** What comes after a match of a campaign; null for all others, undefined until it is known. */
function useAfterwards(table: Table): Afterwards | null | undefined {
  const carried = table.config.carried !== undefined;
  const [after, setAfter] = useState<Afterwards | null | undefined>(carried ? undefined : null);
  useEffect(() => {
    if (!carried) return;
    let current = true;
    const finding = async () => {
      const { afterwards } = await import('../local/campaigns.ts');
      return afterwards(table.game, table.id, await table.file());
    };
    finding().then(
      found => current && setAfter(found),
      // Better no way to go on than one that leads out of the campaign.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [table, carried]);
  return after;
}

/** The same once more, as the campaign has it; returns where. */
async function playedAgain(table: Table, { campaign }: Afterwards): Promise<string> {
  const { playAgain } = await import('../local/campaigns.ts');
  const match = await playAgain(table.game, campaign, table.id, await table.file());
  return match === null ? `/campaign/${table.game.id}/${campaign}` : `/table/${match}`;
}
