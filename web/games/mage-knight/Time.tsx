import type { ReactElement, ReactNode } from 'react';
import { Track } from '../../kit/panels/track.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import type { BoardProps } from '../../table/board.ts';
import { ManaDot, Sign, signs } from './Deed.tsx';
import { COLOURS, DUMMY, MANA_NAMES, type MageKnight, names, tacticOf } from './game.ts';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';
import { say } from './words.ts';

export const roundBadge = ({ view, lang }: BoardProps<MageKnight>): string =>
  `${say(lang, view.night ? 'night' : 'day')} ${view.round}/${view.rounds}`;

/** How much the automaton has left: when its deck is empty the round ends. */
function DummyDeck(): ReactNode {
  const { view, lang, tell } = useTable();
  const { dummy } = view;
  if (dummy === null) return null;
  const left = dummy.deck.top.length + dummy.deck.rest.length + dummy.deck.bottom.length;
  return (
    <span className="mk-dummy-deck">
      <span title={tell('deckOf', left)}>
        <Sign d={signs['book-pile']} /> {left}
        <span className="unseen">{tell('deckOf', left)}</span>
      </span>
      {COLOURS.filter(colour => dummy.crystals[colour] > 0).map(colour => (
        <ManaDot key={colour} mana={colour} lang={lang} n={dummy.crystals[colour]} />
      ))}
    </span>
  );
}

/** The round and its light, the dice of the Source, who plays in which order, the tactics that are left. */
export function Time(): ReactElement {
  const { view, lang, seat, tell } = useTable();
  // Who is on turn; before the turns, whoever chooses next.
  const acting = view.turns.at(-1)?.seat ?? view.order[view.next];
  const dice = view.source.filter(({ by, kept }) => by === null && kept === null);
  return (
    <div className="mk-time" data-night={view.night || undefined}>
      <div className="mk-light">
        <Sign d={view.night ? signs.moon : signs.sun} />
        <span>
          <strong>{tell(view.night ? 'night' : 'day')}</strong>
          <em>{tell('round', view.round, view.rounds)}</em>
        </span>
        <Track of={view.rounds} filled={view.round} label={tell('round', view.round, view.rounds)} />
      </div>
      <section aria-label={tell('source')}>
        <h3>{tell('source')}</h3>
        <div className="mk-dice">
          {dice.map(({ colour }, n) => (
            <Pointed
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one colour are alike
              key={`${colour}#${n}`}
              thing={thing('die', colour)}
              name={`${tell('source')}: ${MANA_NAMES[colour][lang]}`}
              className="mk-die kit-layer"
            >
              <ManaDot mana={colour} lang={lang} />
            </Pointed>
          ))}
          {dice.length === 0 && <p className="mk-none">{tell('noDice')}</p>}
        </div>
      </section>
      <section aria-label={tell('order')}>
        <h3>{tell('order')}</h3>
        <ol className="mk-order">
          {view.order.map(who => (
            <li key={who} aria-current={who === acting ? 'step' : undefined} data-done={view.asleep[who] || undefined}>
              <span>{who === DUMMY ? tell('dummy') : seat(who)}</span>
              <em>{tacticName(who)}</em>
              {who === DUMMY && <DummyDeck />}
            </li>
          ))}
        </ol>
      </section>
      {view.stage === 'tactics' && (
        <section aria-label={tell('tactics')}>
          <h3>{tell('tactics')}</h3>
          <div className="mk-offer-row">
            {view.tactics.map(id => (
              <Pointed
                key={id}
                thing={thing('tactic', id)}
                card={`tactic:${id}`}
                name={names.tactic(id, lang)}
                className="mk-small mk-tone-tactic kit-layer"
              >
                <span className="mk-small-face">
                  <b>{tacticOf(id).number}</b>
                  <strong>{names.tactic(id, lang)}</strong>
                </span>
              </Pointed>
            ))}
          </div>
        </section>
      )}
      {view.ending !== null && view.stage === 'turns' && <p className="mk-ending">{tell('ending')}</p>}
    </div>
  );

  function tacticName(who: number): string {
    const id = who === DUMMY ? view.dummy?.tactic : view.heroes[who]?.tactic?.tactic;
    return id ? names.tactic(id, lang) : '';
  }
}
