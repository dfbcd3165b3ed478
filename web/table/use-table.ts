import type { Explanation } from '@tafelrunde/engine';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Advice, Situation, Table } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { usePreferences } from '../preferences.ts';
import type { GameTable } from './board.ts';
import { playsByTouch } from './hands.ts';
import { groupOffers, type OfferGroup } from './offers.ts';
import { Words } from './words.ts';

/** What a person at the table sees, has open and can do. */
export interface Sitting {
  readonly table: Table;
  readonly gameTable: GameTable | null;
  readonly situation: Situation;
  readonly words: Words;
  readonly groups: readonly OfferGroup[];
  readonly looked: string | null;
  readonly look: (option: string | null) => void;
  /** Chooses, or only looks where a first click is to show what will happen. */
  readonly request: (option: string) => void;
  readonly choose: (option: string) => void;
  readonly refused: Explanation | null;
  readonly askWhy: (wanted: string) => void;
  readonly forgive: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Going back needs everybody: the question is open. */
  readonly voting: boolean;
  readonly answerVote: (agreed: boolean) => void;
  readonly advice: readonly Advice[] | 'asked' | null;
  readonly askAdvice: () => void;
}

export function useTable(table: Table, gameTable: GameTable | null): Sitting {
  const m = useMessages();
  const wishes = usePreferences();
  const situation = useSyncExternalStore(table.subscribe, () => table.situation);
  const { ask } = situation;
  const words = useMemo(() => new Words(table.game, table.config, m.lang, m.seat), [table, m]);
  const groups = useMemo(
    () => (ask ? groupOffers(ask, words, table.optionId, gameTable?.group) : []),
    [ask, words, table, gameTable],
  );
  const [looked, setLooked] = useState<string | null>(null);
  const [refused, setRefused] = useState<Explanation | null>(null);
  const [voting, setVoting] = useState(false);
  const [advice, setAdvice] = useState<readonly Advice[] | 'asked' | null>(null);

  // A new question: what was open about the old one closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it depends on
  useEffect(() => {
    setLooked(null);
    setRefused(null);
    setAdvice(null);
    setVoting(false);
  }, [ask, situation.decisions]);

  const choose = useCallback(
    (option: string) => {
      void table.choose(option).then(refusal => {
        if (refusal) setRefused({ allowed: false, ...refusal });
      });
    },
    [table],
  );
  const lookedAt = useRef(looked);
  lookedAt.current = looked;
  const request = useCallback(
    (option: string) => {
      const asks = wishes.confirm === 'always' || (wishes.confirm === 'touch' && playsByTouch());
      if (asks && lookedAt.current !== option) setLooked(option);
      else choose(option);
    },
    [choose, wishes.confirm],
  );
  const askWhy = useCallback(
    (wanted: string) => {
      void table.explain(wanted).then(setRefused);
    },
    [table],
  );
  const undo = useCallback(() => {
    const { back } = table.situation;
    if (back.kind === 'vote') setVoting(true);
    else if (back.kind === 'none') setRefused({ allowed: false, text: back.why });
    else void table.undo(false);
  }, [table]);
  const redo = useCallback(() => {
    void table.redo().then(refusal => refusal && setRefused({ allowed: false, ...refusal }));
  }, [table]);
  const askAdvice = useCallback(() => {
    if (!table.situation.ask) return;
    setAdvice('asked');
    const { decisions } = table.situation;
    void table.advice().then(found => table.situation.decisions === decisions && setAdvice(found));
  }, [table]);
  const answerVote = useCallback(
    (agreed: boolean) => {
      setVoting(false);
      if (agreed) void table.undo(true);
    },
    [table],
  );
  const forgive = useCallback(() => setRefused(null), []);

  return {
    table,
    gameTable,
    situation,
    words,
    groups,
    looked,
    look: setLooked,
    request,
    choose,
    refused,
    askWhy,
    forgive,
    undo,
    redo,
    voting,
    answerVote,
    advice,
    askAdvice,
  };
}
