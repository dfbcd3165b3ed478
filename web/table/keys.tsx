import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';
import { KeyList } from '../parts/key-list.tsx';

const en = {
  title: 'Keys',
  list: [
    ['1 – 9, a – z', 'choose the option with this sign'],
    ['0', 'carry out all that is chosen'],
    ['↑ ↓ ← →', 'go through options and the board'],
    ['Enter', 'choose what is looked at'],
    ['/', 'find an option by words'],
    ['.', 'go to the terms in the preview'],
    ['u, r', 'undo, redo'],
    ['U', 'take back this turn in one go'],
    ['h', 'ask for a hint'],
    ['i', 'say what has the focus, or is under the cursor of the board'],
    ['l', 'open or close the log'],
    [', ;', 'go back and forth in what they did'],
    ['Space', 'hold what is told, and go on'],
    ['t', 'table as text, and back'],
    ['Esc', 'close what is open'],
    ['?', 'these keys'],
  ] as readonly (readonly [string, string])[],
};

const de: Shape<typeof en> = {
  title: 'Tasten',
  list: [
    ['1 – 9, a – z', 'die Möglichkeit mit diesem Zeichen wählen'],
    ['0', 'alles ausführen, was gewählt ist'],
    ['↑ ↓ ← →', 'durch Möglichkeiten und Spielplan gehen'],
    ['Enter', 'wählen, was gerade angesehen wird'],
    ['/', 'eine Möglichkeit mit Worten suchen'],
    ['.', 'zu den Begriffen in der Vorschau'],
    ['u, r', 'zurücknehmen, wiederholen'],
    ['U', 'diesen Zug auf einmal zurücknehmen'],
    ['h', 'einen Tipp holen'],
    ['i', 'sagen, was den Fokus hat oder unter dem Zeiger des Plans liegt'],
    ['l', 'Verlauf öffnen oder schließen'],
    [', ;', 'vor und zurück in dem, was sie taten'],
    ['Leertaste', 'Erzähltes anhalten und weitergehen'],
    ['t', 'Tisch als Text und zurück'],
    ['Esc', 'schließen, was offen ist'],
    ['?', 'diese Tasten'],
  ],
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** The keys of the table, for those who ask. */
export function Keys({ close }: { readonly close: () => void }) {
  const { title, list } = ALL[useMessages().lang];
  return <KeyList title={title} keys={list} close={close} />;
}
