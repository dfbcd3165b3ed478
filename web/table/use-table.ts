import type { Explanation } from '@tafelrunde/engine';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Advice, Situation, Table } from '../local/table.ts';
import { usePreferences } from '../preferences.ts';
import type { GameTable } from './board.ts';
import { unfolded } from './folding.ts';
import { playsByTouch } from './hands.ts';
import { groupOffers, type OfferGroup } from './offers.ts';
import { carryOut } from './several/carry-out.ts';
import { type Gathering, gatheringOf, withOption } from './several/gathered.ts';
import type { Showing } from './telling/showing.ts';
import { useAim } from './telling/use-aim.ts';
import { type Telling, useShowing, useTelling } from './telling/use-telling.ts';
import { useGaze } from './use-gaze.ts';
import { useWords } from './use-words.ts';
import type { Words } from './words.ts';

/** What a person at the table sees, has open and can do. */
export interface Sitting {
  readonly table: Table;
  readonly gameTable: GameTable | null;
  /** What is on the screen: what others did is told first, and only then anything is asked. */
  readonly situation: Situation;
  readonly telling: Telling;
  readonly words: Words;
  readonly groups: readonly OfferGroup[];
  readonly looked: string | null;
  /** Where every decision is to be confirmed: the option that was clicked once. */
  readonly marked: string | null;
  /** The pointer or the focus is on an option, or leaves it. Who is on the way into a preview keeps it. */
  readonly look: (option: string | null) => void;
  /** Closes the preview. */
  readonly lookAway: () => void;
  readonly preview: RefObject<HTMLDivElement | null>;
  /** Chooses, or only looks where a first click is to show what will happen. */
  readonly request: (option: string) => void;
  readonly choose: (option: string) => void;
  /** What is asked several times in a row is chosen in one go: how, and the options chosen so far. */
  readonly gathering: Gathering | null;
  readonly gathered: readonly string[];
  readonly letGo: () => void;
  /** Carries out what was chosen. */
  readonly commit: () => void;
  /** Decides one thing after the other, for as long as each is on offer and could still be taken back. */
  readonly follow: (options: readonly string[]) => void;
  readonly refused: Explanation | null;
  /** Somebody reads what a thing is, and why it cannot be chosen. */
  readonly informed?: boolean;
  readonly askWhy: (wanted: string) => void;
  readonly forgive: () => void;
  /** Points at something for those who sit elsewhere. */
  readonly showOthers: (thing: string) => void;
  readonly undo: () => void;
  /** Takes back in one go what was decided in this turn, as far as nobody need be asked. */
  readonly undoTurn: () => void;
  readonly redo: () => void;
  /** Going back needs everybody: the question is open. */
  readonly voting: boolean;
  readonly answerVote: (agreed: boolean) => void;
  readonly advice: readonly Advice[] | 'asked' | null;
  readonly askAdvice: () => void;
}

export function useTable(table: Table, gameTable: GameTable | null): Sitting {
  const wishes = usePreferences();
  const showing = useShowing(table, gameTable);
  const { situation, step } = showing.shown;
  const { ask } = situation;
  const words = useWords(table, situation.chairs);
  const telling = useTelling(showing, gameTable, words);
  const question = questionOf(situation);
  const isAimedAt = useAim(question, !step.mine);
  const groups = useMemo(
    () => (ask ? groupOffers(ask, words, table.optionId, unfolded(gameTable?.group, ask, wishes.text)) : []),
    [ask, words, table, gameTable, wishes.text],
  );
  const { opened, open } = useOpened(showing.showing, situation);
  const { looked } = opened;

  const decide = useCallback(
    (options: readonly string[], stops?: (now: Situation) => boolean) => {
      // Meant for another question than the one the table asks now.
      if (questionOf(table.situation) !== question || !isAimedAt(question)) return;
      void carryOut(table, options, stops).then(refusal => {
        if (refusal) open({ refused: { allowed: false, ...refusal } });
      });
    },
    [table, open, question, isAimedAt],
  );
  const gathering = useMemo(() => gatheringOf(gameTable, ask, situation.view), [gameTable, ask, situation.view]);
  const letGo = useCallback(() => open({ gathered: NONE }), [open]);
  const { gathered } = opened;
  const commit = useCallback(() => {
    decide(gathering?.done ? [...gathered, table.optionId(gathering.done)] : gathered);
  }, [decide, gathering, gathered, table]);
  const gather = useCallback(
    (option: string) => {
      const choice = ask?.options.find(one => table.optionId(one) === option);
      if (!gathering || !choice) return;
      if (gathering.isDone(choice)) commit();
      else open({ gathered: withOption(gathering, gathered, option, gathering.most(choice)) });
    },
    [ask, table, gathering, gathered, commit, open],
  );
  const follow = useCallback(
    (options: readonly string[]) => decide(options, ({ back }) => back.kind !== 'free'),
    [decide],
  );
  const choose = useCallback(
    (option: string) => (gathering ? gather(option) : decide([option])),
    [gathering, gather, decide],
  );
  const show = useCallback((option: string | null) => open({ looked: option }), [open]);
  const preview = useRef<HTMLDivElement>(null);
  const eyes = useGaze(looked, show, preview, ask);
  const now = useRef(opened);
  now.current = opened;
  const request = useCallback(
    (option: string) => {
      if (!isAimedAt(question)) return;
      // What is only gathered is not decided yet.
      if (gathering) choose(option);
      else if (wishes.confirm === 'always' && now.current.marked !== option) open({ looked: option, marked: option });
      else if (wishes.confirm === 'touch' && playsByTouch() && now.current.looked !== option) show(option);
      else choose(option);
    },
    [choose, show, open, wishes.confirm, question, isAimedAt, gathering],
  );
  const { look } = eyes;
  const lookAway = useCallback(() => {
    eyes.lookAway();
    open({ marked: null });
  }, [eyes, open]);
  const askWhy = useCallback(
    (wanted: string) => {
      void table.explain(wanted).then(refused => open({ refused }));
    },
    [table, open],
  );
  const undo = useCallback(() => {
    const { back } = table.situation;
    if (back.kind === 'vote') open({ voting: true });
    else if (back.kind === 'none') open({ refused: { allowed: false, text: back.why } });
    else void table.undo(false);
  }, [table, open]);
  const undoTurn = useCallback(() => {
    if (table.situation.takes.turn.length > 1) void table.undoAll('turn');
    else undo();
  }, [table, undo]);
  const redo = useCallback(() => {
    void table.redo().then(refusal => refusal && open({ refused: { allowed: false, ...refusal } }));
  }, [table, open]);
  const askAdvice = useCallback(() => {
    const { ask: asked, hintless } = showing.showing.shown.situation;
    if (!asked || hintless) return;
    open({ advice: 'asked' });
    const { decisions } = table.situation;
    // Whoever decides meanwhile calls it off.
    const isStill = (): boolean => table.situation.decisions === decisions;
    void table.advice().then(
      advice => isStill() && open({ advice }),
      () => isStill() && open({ advice: [] }),
    );
  }, [table, open, showing.showing]);
  const answerVote = useCallback(
    (agreed: boolean) => {
      open({ voting: false });
      if (agreed) void table.undo(true);
    },
    [table, open],
  );
  const showOthers = useCallback(
    (thing: string) => {
      void table.point?.(thing).then(refusal => refusal && open({ refused: { allowed: false, ...refusal } }));
    },
    [table, open],
  );
  const forgive = useCallback(() => open({ refused: null }), [open]);

  return {
    table,
    gameTable,
    situation,
    telling,
    words,
    groups,
    ...opened,
    look,
    lookAway,
    preview,
    request,
    choose,
    gathering,
    letGo,
    commit,
    follow,
    askWhy,
    forgive,
    showOthers,
    undo,
    undoTurn,
    redo,
    answerVote,
    askAdvice,
  };
}

type Opened = Pick<Sitting, 'looked' | 'marked' | 'refused' | 'voting' | 'advice' | 'gathered'>;
type Question = Pick<Situation, 'ask' | 'decisions'>;
const NONE: readonly string[] = [];
const NOTHING: Opened = { looked: null, marked: null, refused: null, voting: false, advice: null, gathered: NONE };

/** What is open about the question at hand. With a new question it is closed at once, not by one more drawing of the table. */
function useOpened(
  showing: Showing,
  situation: Situation,
): { readonly opened: Opened; readonly open: (part: Partial<Opened>) => void } {
  const [kept, setKept] = useState<{ readonly about: Question; readonly opened: Opened }>({
    about: situation,
    opened: NOTHING,
  });
  const open = useCallback(
    (part: Partial<Opened>) => {
      const about = showing.shown.situation;
      setKept(before => {
        const opened = isSame(before.about, about) ? before.opened : NOTHING;
        const changes = Object.entries(part).some(([key, value]) => opened[key as keyof Opened] !== value);
        return changes ? { about, opened: { ...opened, ...part } } : before;
      });
    },
    [showing],
  );
  return { opened: isSame(kept.about, situation) ? kept.opened : NOTHING, open };
}

const isSame = (a: Question, b: Question): boolean => a.ask === b.ask && a.decisions === b.decisions;

/** Which question it is; null: none is asked. */
const questionOf = ({ ask, decisions }: Question): string | null => ask && `${decisions} ${ask.kind}`;
