import { compare, type Report, reportCsv, reportHtml, reportParts } from '@tafelrunde/lab';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import { offerFile } from '../parts/files.ts';
import type { Progress } from './experiment.ts';
import { Drawn } from './markup.tsx';
import { useLabMessages } from './messages.ts';
import { adoptReportStyle } from './report-style.ts';

/** How far it is, and how it may be stopped. */
export function Running({ progress, cancel }: { readonly progress: Progress; readonly cancel: () => void }): ReactNode {
  const says = useLabMessages();
  const { stands, played, games, secondsLeft, failure } = progress;
  const running = stands === 'running';
  return (
    <section className="lab-progress parchment" aria-label={says.title}>
      <progress value={played} max={games} aria-label={says.played(played, games)} />
      <p>
        <b>{says.played(played, games)}</b>
        {running && secondsLeft !== null ? ` · ${says.left(secondsLeft)}` : ''}
      </p>
      {running ? (
        <button type="button" className="button" onClick={cancel}>
          {says.cancel}
        </button>
      ) : null}
      <p role="status">
        {stands === 'done' ? says.done : null}
        {stands === 'cancelled' ? says.cancelled : null}
        {stands === 'failed' ? `${says.failed} ${failure}` : null}
      </p>
    </section>
  );
}

/** The report as plots, growing while games come in. */
export function Results({ report, earlier }: { readonly report: Report; readonly earlier: Report | null }): ReactNode {
  const m = useMessages();
  adoptReportStyle();
  const parts = useMemo(
    () => reportParts(report, m.lang, earlier && compare(earlier, report)),
    [report, earlier, m.lang],
  );
  return (
    <div className="lab-report">
      <Drawn markup={parts.head} />
      <Drawn markup={parts.sections} />
      <div className="lab-foot">
        <Drawn markup={parts.foot} />
      </div>
    </div>
  );
}

/** The report as files. */
export function Files({ report, earlier }: { readonly report: Report; readonly earlier: Report | null }): ReactNode {
  const m = useMessages();
  const says = useLabMessages();
  const name = `${report.game.id}-${report.seed}`;
  const html = () => reportHtml(report, m.lang, earlier && compare(earlier, report));
  return (
    <fieldset className="lab-files">
      <legend>{says.save}</legend>
      <button type="button" className="button" onClick={() => offerFile(`${name}.html`, html(), 'text/html')}>
        HTML
      </button>
      <button
        type="button"
        className="button"
        onClick={() => offerFile(`${name}.json`, `${JSON.stringify(report, null, 1)}\n`)}
      >
        JSON
      </button>
      <button
        type="button"
        className="button"
        onClick={() => offerFile(`${name}.csv`, reportCsv(report, m.lang), 'text/csv')}
      >
        CSV
      </button>
    </fieldset>
  );
}
