import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { Shape } from '../../messages/shape.ts';
import { prefer, preferences } from '../../preferences.ts';
import { play } from './synth.ts';
import './asking.css';

const en = { offer: 'Play with sound?', yes: 'Yes', no: 'No' };
const de: Shape<typeof en> = { offer: 'Mit Ton spielen?', yes: 'Ja', no: 'Nein' };
const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** Stands beside the seats and covers nothing that could be chosen. */
export function Asking(): ReactNode {
  const s = ALL[useMessages().lang];
  const hear = () => {
    prefer({ sound: true, soundAsked: true });
    play(['dice'], preferences().volume / 100);
  };
  return (
    <section className="sound-offer" aria-label={s.offer}>
      <p>{s.offer}</p>
      <button type="button" className="button" onClick={hear}>
        {s.yes}
      </button>
      <button type="button" className="button quiet" onClick={() => prefer({ soundAsked: true })}>
        {s.no}
      </button>
    </section>
  );
}
