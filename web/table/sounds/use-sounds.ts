import { useEffect, useRef } from 'react';
import { preferences } from '../../preferences.ts';
import type { Sitting } from '../use-table.ts';
import { type Sound, soundOf } from './sound.ts';

/** Lets the table be heard: what happens when it is told, the own turn after others, and how it ends. What makes the sounds is loaded when they are wanted. */
export function useSounds({ telling, gameTable, situation }: Sitting): void {
  const { clock, shown } = telling;
  const { happened } = shown.step;
  // Where somebody has just sat down, all that happened was heard by others.
  const told = useRef({ happened, beat: happened.length });
  useEffect(() => {
    const hear = (): void => {
      const now = clock.get();
      const before = told.current.happened === now.happened ? told.current.beat : -1;
      told.current = now;
      const fresh = now.happened.slice(Math.max(0, before + 1), now.beat + 1);
      play(fresh.flatMap(({ event }) => soundOf(gameTable?.sounds, event) ?? []));
    };
    return clock.listen(hear);
  }, [clock, gameTable]);
  const { ask, outcome, viewer } = situation;
  const last = useRef({ isAsked: ask !== null, isOver: outcome !== null });
  useEffect(() => {
    const before = last.current;
    last.current = { isAsked: ask !== null, isOver: outcome !== null };
    if (outcome && !before.isOver) {
      const isWon = viewer === 'spectator' || outcome.winners.includes(viewer);
      play([isWon ? 'victory' : 'defeat']);
    } else if (ask && !before.isAsked && shown.step.by !== null && !shown.step.mine) play(['turn']);
  }, [ask, outcome, viewer, shown]);
}

function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || !preferences().sound) return;
  // What cannot be loaded is not heard.
  void import('./synth.ts').then(({ play }) => play(sounds, preferences().volume / 100)).catch(() => {});
}
