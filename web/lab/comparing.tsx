import { Complaint } from '@tafelrunde/engine';
import { type Report, readReport } from '@tafelrunde/lab';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { FileButton } from '../parts/file-button.tsx';
import { useLabMessages } from './messages.ts';

interface ComparingProps {
  readonly report: Report | null;
  readonly earlier: Report | null;
  readonly lay: (earlier: Report | null) => void;
}

/** Lays an earlier report beside the present one: from a file, or the one just made. */
export function Comparing({ report, earlier, lay }: ComparingProps): ReactNode {
  const m = useMessages();
  const says = useLabMessages();
  const [bad, setBad] = useState('');
  const open = (text: string) => {
    try {
      lay(readReport(text));
      setBad('');
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      setBad(error.text[m.lang]);
    }
  };
  const foreign = earlier && report && earlier.game.id !== report.game.id;
  return (
    <section className="lab-compare">
      <h2>{says.compare}</h2>
      <p>{says.compareAbout}</p>
      <div className="lab-buttons">
        <FileButton read={open}>{says.compareFile}</FileButton>
        {report && report !== earlier ? (
          <button type="button" className="button" onClick={() => lay(report)}>
            {says.compareThis}
          </button>
        ) : null}
        {earlier ? (
          <button type="button" className="button quiet" onClick={() => lay(null)}>
            {says.compareNot}
          </button>
        ) : null}
      </div>
      {bad ? <p role="alert">{bad}</p> : null}
      {earlier ? (
        <p role="status">
          {foreign
            ? says.otherGame(earlier.game.name[m.lang])
            : says.comparing(`${earlier.game.name[m.lang]}, ${earlier.seed}`, says.gamesOf(earlier.games))}
        </p>
      ) : null}
    </section>
  );
}
