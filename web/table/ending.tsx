import { icons } from '../art/icons.ts';
import { beginMatch } from '../local/opening.ts';
import { useMessages } from '../messages/index.ts';
import { fileName, offerFile } from '../parts/files.ts';
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { go, Link } from '../router.tsx';
import type { Sitting } from './use-table.ts';

/** Who has won and how, and what one may want next. */
export function Ending({ sitting, lookAround }: { readonly sitting: Sitting; readonly lookAround: () => void }) {
  const m = useMessages();
  const { table, situation, words } = sitting;
  const { outcome, chairs } = situation;
  if (!outcome) return null;
  const again = async () => {
    const { game, config } = table;
    go(`/table/${await beginMatch(game, config, chairs)}`);
  };
  const save = async () => offerFile(fileName(table.game.id), await table.file());
  return (
    <section className="decision ending parchment" aria-labelledby="ending-title">
      <Icon d={outcome.winners.length > 0 ? icons.trophy : icons['skull-crossed-bones']} />
      <h2 id="ending-title">{m.end.title}</h2>
      <p className="ending-how">
        {words.outcome(outcome)} {'rule' in outcome ? <RuleLink game={table.game.id} id={outcome.rule} /> : null}
      </p>
      <p>{m.games.decisions(situation.decisions)}</p>
      {table.config.carried === undefined ? null : (
        <Link className="button main" to={`/campaign/${table.game.id}/${table.id}`}>
          {m.campaign.back}
        </Link>
      )}
      <button type="button" className="button main" onClick={() => void again()}>
        {m.end.rematch}
      </button>
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
