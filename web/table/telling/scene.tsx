import { type ReactNode, useEffect, useMemo } from 'react';
import { icons } from '../../art/icons.ts';
import { CardBack } from '../../kit/cards/card.tsx';
import { useLanded } from '../../kit/dice/use-landed.ts';
import { Icon } from '../../parts/icon.tsx';
import { RuleLink } from '../../parts/rule-link.tsx';
import { useStore } from '../../parts/store.ts';
import type { Sitting } from '../use-table.ts';
import { type Beat, beatsOf } from './beats.ts';
import type { Figure } from './told.ts';
import { beatIn } from './use-telling.ts';
import './scene.css';

/** So many sentences of a step are on show. */
const LINES = 3;

/** What happens now, large: who, with what, against whom, how the dice fell, what came of it, and the sentence that says so with its rule. */
export function Scene({ sitting }: { readonly sitting: Sitting }): ReactNode {
  const { shown, clock, motion, tell } = sitting.telling;
  const { happened } = shown.step;
  useStore(clock);
  const beats = useMemo(() => beatsOf(happened, tell), [happened, tell]);
  const at = Math.min(beatIn(clock, happened, motion), beats.length - 1);
  const beat = beats[at];
  useBroughtIntoSight(beat?.place);
  if (!beat) return null;
  const roll = beats.slice(0, at + 1).findLastIndex(({ dice }, i) => dice !== undefined && dice !== beats[i - 1]?.dice);
  return <Staged key={shown.at} sitting={sitting} beats={beats} at={at} beat={beat} roll={roll} />;
}

interface StagedProps {
  readonly sitting: Sitting;
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly beat: Beat;
  /** The number of the beat that rolled the dice on show; -1: there are none. */
  readonly roll: number;
}

function Staged({ sitting, beats, at, beat, roll }: StagedProps): ReactNode {
  const { words, table, telling } = sitting;
  const [dice, landed] = useLanded<HTMLDivElement>(String(roll));
  // Until the dice lie, nothing is said that only they know.
  const said = beats.slice(0, landed ? at + 1 : roll).slice(-LINES);
  const result = landed ? beat.result : undefined;
  return (
    <div className="scene" data-landed={landed}>
      <div className="scene-stage">
        <div className="scene-deed">
          <div className="scene-figures">
            <Portrait figure={beat.who ?? seatOf(sitting)} stir={null} />
            {beat.whom ? (
              <>
                <span className="scene-to" aria-hidden="true">
                  {beat.card === undefined ? '⚔' : '→'}
                </span>
                <Portrait figure={beat.whom} stir={result?.bad ? 'shake' : null} />
              </>
            ) : null}
          </div>
          <div className="scene-dice" ref={dice} key={roll}>
            {beat.dice}
          </div>
          <p className="scene-result" data-bad={result?.bad ?? false}>
            {result?.text}
          </p>
        </div>
        {beat.card === undefined ? null : (
          <span className="scene-card" key={`${beat.entry.at} ${at}`}>
            <span className="scene-card-back" aria-hidden="true">
              <CardBack />
            </span>
            <span className="scene-card-face">{beat.card}</span>
          </span>
        )}
      </div>
      <div className="scene-lines" aria-live={telling.shown.again ? 'polite' : 'off'}>
        {said.map(({ entry }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <p key={i} data-now={i === said.length - 1}>
            {words.event(entry.event)}{' '}
            {entry.event.rule ? <RuleLink game={table.game.id} id={entry.event.rule} /> : null}
          </p>
        ))}
      </div>
    </div>
  );
}

function Portrait({ figure, stir }: { readonly figure: Figure; readonly stir: 'shake' | null }): ReactNode {
  return (
    <span className="scene-figure" data-side={figure.side} data-stir={stir}>
      <span className="scene-picture">{figure.picture}</span>
      <b>{figure.name}</b>
    </span>
  );
}

/** Where a game shows nobody, whoever sits there. */
function seatOf({ telling, situation, words }: Sitting): Figure {
  const by = telling.shown.step.by ?? 0;
  const isBot = situation.chairs[by]?.kind === 'bot';
  return { name: words.seat(by), picture: <Icon d={isBot ? icons['robot-golem'] : icons.person} />, side: by + 1 };
}

/** A table that is larger than its window shows where it happens. Maps have a camera that does so. */
function useBroughtIntoSight(place: string | undefined): void {
  useEffect(() => {
    if (place === undefined) return;
    const found = document.querySelector(`[data-place="map"] [data-thing="${CSS.escape(place)}"]`);
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);
}
