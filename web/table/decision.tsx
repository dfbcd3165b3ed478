import { listed } from '@tafelrunde/engine';
import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { decidersOf } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { isFocusFree } from '../parts/focus.ts';
import { Glossed } from '../parts/glossed.tsx';
import { lazily } from '../parts/lazily.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import { hovering, playsByKeyboard } from './hands.ts';
import { fitting, type Offer, type OfferGroup } from './offers.ts';
import { TheyDid, Told, useToldTitle } from './telling/waiting.tsx';
import type { Sitting } from './use-table.ts';

const nothing = () => null;
const Hint = lazily(async () => (await import('./hint.tsx')).Hint, nothing);
const SeveralOptions = lazily(async () => (await import('./several/several.tsx')).SeveralOptions, nothing);
const StandingOrder = lazily(async () => (await import('./standing-order.tsx')).StandingOrder, nothing);
const Plan = lazily(async () => (await import('./plan.tsx')).Plan, nothing);
const WholeTurn = lazily(async () => (await import('./plan.tsx')).WholeTurn, nothing);

/** Beyond so many options a field to find one by words is offered. */
const MANY = 12;

/** What must be decided, what may be chosen, and what it will do. */
export function Decision({ sitting }: { readonly sitting: Sitting }) {
  const m = useMessages();
  const { situation, words, table } = sitting;
  const { ask, thinking } = situation;
  const deciders = decidersOf(situation);
  const together = listed(deciders.map(words.seat), m.table.or);
  const toldTitle = useToldTitle(sitting);
  if (!ask)
    return (
      <section className="decision parchment" aria-busy={thinking}>
        <h2>{toldTitle ?? waitingFor()}</h2>
        <Told sitting={sitting} />
        {situation.helped.length > 0 ? (
          <button
            type="button"
            className="button main"
            onClick={() => {
              for (const seat of situation.helped) table.help(seat, false);
            }}
          >
            {m.table.autoOff}
          </button>
        ) : null}
      </section>
    );
  return (
    <section className="decision parchment" aria-labelledby="decision-title">
      <p className="decision-whose">{deciders.length > 1 ? m.table.anybody(together) : together}</p>
      <h2 id="decision-title">
        <Glossed game={table.game.id}>{words.ask(ask)}</Glossed>
      </h2>
      <p className="decision-rule">
        <RuleLink game={table.game.id} id={ask.rule} />
      </p>
      <Occasion sitting={sitting} />
      <TheyDid sitting={sitting} />
      {sitting.advice === null ? null : (
        <Suspense>
          <Hint sitting={sitting} />
        </Suspense>
      )}
      {sitting.gathering ? (
        <Suspense>
          <SeveralOptions sitting={sitting} gathering={sitting.gathering} />
        </Suspense>
      ) : (
        <Options key={situation.decisions} sitting={sitting} />
      )}
      <div className="decision-hint preview-soft">
        {situation.takes.turn.length > 0 ? (
          <Suspense>
            <Plan sitting={sitting} />
          </Suspense>
        ) : (
          m.table.lookFirst
        )}
      </div>
    </section>
  );

  function waitingFor(): string {
    if (deciders.length === 0) return m.end.title;
    return thinking ? m.table.thinks(together) : m.table.decides(together);
  }
}

/** Whoever may react reads what to, where the log is not in sight. */
function Occasion({ sitting: { gameTable, situation, words } }: { readonly sitting: Sitting }) {
  const { ask, log } = situation;
  const last = log[log.length - 1];
  if (ask === null || last === undefined || !gameTable?.reactions?.includes(ask.kind)) return null;
  return <p className="decision-occasion">{words.event(last.event)}</p>;
}

function Options({ sitting }: { readonly sitting: Sitting }) {
  const m = useMessages();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const all = sitting.groups.reduce((sum, { offers }) => sum + offers.length, 0);
  const groups = fitting(sitting.groups, typed);
  useBroughtIntoView(list, sitting.looked);
  useFocusKept(list);
  return (
    <div className="options">
      {all > MANY ? (
        <input
          className="options-filter"
          type="search"
          placeholder={m.table.filter}
          aria-label={m.table.filter}
          aria-keyshortcuts="/"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            const [only, ...more] = groups.flatMap(({ offers }) => offers);
            if (event.key === 'Enter' && only && more.length === 0) sitting.request(only.id);
            if (event.key === 'Escape') setTyped('');
          }}
        />
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk through the buttons inside */}
      <div ref={list} onKeyDown={walk}>
        {groups.map(group => (
          <Group key={group.key} group={group} sitting={sitting} />
        ))}
        {groups.length === 0 ? <p>{m.table.noFit}</p> : null}
      </div>
      {/* Among what is scrolled: on a phone it must not lie over the options. */}
      {sitting.situation.ask?.options.some(option => option.do === 'pass') ? (
        <Suspense>
          <StandingOrder sitting={sitting} />
        </Suspense>
      ) : null}
      {/* Where there is no room for the plan. */}
      {sitting.situation.takes.turn.length > 1 ? (
        <div className="options-turn">
          <Suspense>
            <WholeTurn sitting={sitting} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

function Group({ group, sitting }: { readonly group: OfferGroup; readonly sitting: Sitting }) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const shown = !group.folded || open;
  return (
    <fieldset className="option-group">
      <legend className={group.title ? '' : 'unseen'}>{group.title || m.table.options}</legend>
      {shown ? group.offers.map(offer => <OptionButton key={offer.id} offer={offer} sitting={sitting} />) : null}
      {group.folded ? (
        <button
          type="button"
          className="option-fold"
          aria-expanded={open}
          onMouseDown={unfocused}
          onClick={() => setOpen(!open)}
        >
          {open ? m.table.less : m.table.more(group.offers.length)}
        </button>
      ) : null}
    </fieldset>
  );
}

function OptionButton({ offer, sitting }: { readonly offer: Offer; readonly sitting: Sitting }) {
  const { looked, marked, look, request } = sitting;
  return (
    <button
      type="button"
      className="option"
      data-option={offer.id}
      data-looked={looked === offer.id}
      data-marked={marked === offer.id}
      aria-keyshortcuts={offer.sign ?? undefined}
      onMouseDown={unfocused}
      {...hovering(offer.id, look)}
      onFocus={event => !isSettling && event.currentTarget.matches(':focus-visible') && look(offer.id)}
      onClick={() => request(offer.id)}
    >
      <kbd>{offer.sign}</kbd>
      <span>{offer.text}</span>
    </button>
  );
}

/** A click leaves the focus where it is: the button is gone with the next question, and a browser that loses the focused one lays all out anew. */
function unfocused(event: MouseEvent): void {
  event.preventDefault();
}

/** Arrow keys go from one option to the next. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

/** The focus is being led back to the options: nobody looks at one yet. */
let isSettling = false;

/** Who plays by keyboard stays among the options when a decision leads to the next. */
function useFocusKept(list: { readonly current: HTMLDivElement | null }): void {
  useEffect(() => {
    if (!isFocusFree() || !playsByKeyboard()) return;
    isSettling = true;
    list.current?.querySelector<HTMLButtonElement>('button')?.focus({ preventScroll: true });
    isSettling = false;
  }, [list]);
}

/** What is looked at on the board is shown among the buttons too. */
function useBroughtIntoView(list: { readonly current: HTMLDivElement | null }, looked: string | null): void {
  useEffect(() => {
    if (looked === null || list.current?.matches(':hover, :focus-within')) return;
    const button = list.current?.querySelector(`[data-option="${CSS.escape(looked)}"]`);
    button?.scrollIntoView({ block: 'nearest' });
  }, [list, looked]);
}
