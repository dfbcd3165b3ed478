import type { ReactElement, ReactNode } from 'react';
import { RollPanel } from '../../kit/dice/roll-panel.tsx';
import { useFollowed } from '../../kit/motion/followed.ts';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { Dice, DieFace, diceText } from './Dice.tsx';
import { optionText } from './describe.ts';
import { type Attack, dealtBy, type Event, nameOf, resultOf, shieldsOf } from './game.ts';
import { useTable } from './Table.tsx';
import { thing, thingsOf } from './things.ts';
import { shieldWords, surgeWords } from './words.ts';
import './tray.css';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** An attack as it was told: who, how the dice fell, what surges were spent, what came of it. */
interface Past {
  /** Which attack of those seen here: the same two may meet more than once. */
  readonly n: number;
  readonly attack: Of<'attacks'>;
  readonly rolled: Of<'attack-rolled'> | null;
  readonly dealt: readonly Of<'dealt'>[];
  readonly missed: boolean;
}

function followed(known: Past | null, fresh: readonly Event[]): Past | null {
  let past = known;
  for (const event of fresh) {
    if (event.kind === 'attacks')
      past = { n: (past?.n ?? 0) + 1, attack: event, rolled: null, dealt: [], missed: false };
    else if (past === null) continue;
    else if (event.kind === 'attack-rolled') past = { ...past, rolled: event };
    else if (event.kind === 'rerolled') past = { ...past, rolled: past.rolled && rolledAgain(past.rolled, event) };
    else if (event.kind === 'dealt') past = { ...past, dealt: [...past.dealt, event] };
    else if (event.kind === 'missed') past = { ...past, missed: true };
  }
  return past;
}

/** Dice of the other side have other colours: those are not the attack's. */
function rolledAgain(rolled: Of<'attack-rolled'>, { dice }: Of<'rerolled'>): Of<'attack-rolled'> {
  const own = rolled.dice.length === dice.length && dice.every(({ kind }, i) => rolled.dice[i]?.kind === kind);
  return own ? { ...rolled, dice } : rolled;
}

/** What is asked about the dice is answered where they lie. */
const ANSWERED_HERE: ReadonlySet<string> = new Set(['range', 'surge', 'reroll', 'face']);

/** The attack: dice as they fell, how it stands, surges to spend; its room above the map is there from the beginning. */
export function Roll(): ReactElement | null {
  const { view, ask, fresh, lang, motion, tell } = useTable();
  const past = useFollowed<Event, Past>(fresh, followed);
  const now = view.attacks[view.attacks.length - 1];
  const by = now?.by ?? past?.attack.by;
  const on = now?.aims.filter(({ target }) => target).map(({ figure }) => figure) ?? past?.attack.on ?? [];
  const title = by === undefined ? '' : tell('attackOn', nameOf(by, lang), on.map(one => nameOf(one, lang)).join(', '));
  const result = past === null ? '' : outcome(past, tell, id => nameOf(id, lang));
  // What it comes to is seen even by those who had folded the dice away.
  const no =
    by === undefined ? null : `${past?.n ?? 0} ${by} ${on.join(' ')} ${view.round} ${result === '' ? '' : 'over'}`;
  if (view.stage === 'campaign') return null;
  return (
    <RollPanel
      label={tell('lastRoll')}
      no={no}
      line={`${title}${result === '' ? '' : `: ${result}`}`}
      motion={motion}
      asks={now !== undefined && ANSWERED_HERE.has(ask?.kind ?? '')}
      foldText={tell('foldRoll')}
      className="d2-roll"
    >
      {no === null ? (
        <p className="d2-none">{tell('noAttack')}</p>
      ) : (
        <>
          <strong>{title}</strong>
          {now !== undefined && now.dice.length > 0 ? (
            <UnderWay attack={now} />
          ) : (
            past && <Told past={past} result={result} />
          )}
        </>
      )}
    </RollPanel>
  );
}

type Tell = ReturnType<typeof useTable>['tell'];

const outcome = ({ missed, dealt }: Past, tell: Tell, name: (id: string) => string): string =>
  missed ? tell('missed') : dealt.map(({ figure, dealt: n }) => tell('comesTo', name(figure), n)).join(', ');

/** What is over. */
function Told({ past: { rolled, dealt }, result }: { readonly past: Past; readonly result: string }): ReactNode {
  const { lang, tell } = useTable();
  const [first] = dealt;
  return (
    <>
      {rolled && <Dice dice={rolled.dice} lang={lang} />}
      {rolled?.defence.map(({ figure, dice }) => (
        <span key={figure} className="d2-defence">
          <Dice dice={dice} lang={lang} />
        </span>
      ))}
      {first && (
        <span className="d2-equation">
          {tell('damageIs', first.damage)} − {shieldWords(lang, first.shields)}
          {first.pierce > 0 && ` (${tell('pierceIs', first.pierce)})`}
        </span>
      )}
      {result !== '' && <em>{result}</em>}
    </>
  );
}

/** An attack while surges are spent or dice rolled again: dice and surges are things to click on. */
function UnderWay({ attack }: { readonly attack: Attack }): ReactNode {
  const { view, ask, lang, tell, seat, optionId, onChoose } = useTable();
  const standing = resultOf(attack);
  const rerolls = ask?.options.flatMap(option => (option.do === 'reroll' && option.shows ? [option] : [])) ?? [];
  // Of the attack they are picked up where they lie; those of somebody else lie apart.
  const own = rerolls.every(
    ({ die, shows }) => attack.dice[die]?.kind === shows?.kind && attack.dice[die]?.face === shows?.face,
  );
  const surges = ask?.options.filter(({ do: what }) => what === 'surge' || what === 'surge-fatigue') ?? [];
  const done = surges.length > 0 ? ask?.options.find(({ do: what }) => what === 'done' || what === 'pass') : undefined;
  return (
    <>
      {rerolls.length > 0 && (
        <span className="d2-pick-dice">
          {rerolls.map(({ die, shows }) =>
            shows === undefined ? null : (
              <Pointed key={die} thing={thing('die', die)} name={diceText([shows], lang)} className="d2-pick-die">
                <DieFace {...shows} />
              </Pointed>
            ),
          )}
        </span>
      )}
      {rerolls.length === 0 || !own ? <Dice dice={attack.dice} lang={lang} /> : null}
      {attack.aims.map(aim => (
        <span key={aim.figure} className="d2-defence">
          {aim.rolled && <Dice dice={aim.dice} lang={lang} />}
          <span className="d2-equation">
            {standing.miss
              ? tell('missed')
              : aim.rolled
                ? `${tell('damageIs', standing.damage)} − ${shieldWords(lang, shieldsOf(aim))}${standing.pierce > 0 ? ` (${tell('pierceIs', standing.pierce)})` : ''} = ${tell('comesTo', nameOf(aim.figure, lang), dealtBy(standing, aim, attack.least))}`
                : tell('damageIs', standing.damage)}
          </span>
        </span>
      ))}
      <span className="d2-equation">
        {attack.type === 'ranged' && `${tell('rangeIs', standing.range)}, `}
        {surgeWords(lang, standing.left)}
      </span>
      {surges.length > 0 && (
        <span className="d2-surges">
          {surges.map(option => (
            <Pointed
              key={optionId(option)}
              thing={thingsOf(view, option)[0] ?? ''}
              name={optionText(option, lang, seat)}
              className="d2-surge"
            >
              {optionText(option, lang, seat)}
            </Pointed>
          ))}
          {done && (
            <button type="button" className="button main" onClick={() => onChoose(optionId(done))}>
              {tell('go')}
            </button>
          )}
        </span>
      )}
    </>
  );
}
