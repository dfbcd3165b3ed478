import type { ReactElement, ReactNode } from 'react';
import { RollPanel } from '../../kit/dice/roll-panel.tsx';
import { useFollowed } from '../../kit/motion/followed.ts';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { Dice, DieFace, diceText } from './Dice.tsx';
import { optionText } from './describe.ts';
import { type Attack, dealtBy, type Event, nameOf, resultOf, shieldsOf } from './game.ts';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';
import { shieldWords, surgeWords } from './words.ts';
import './tray.css';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** An attack as it was told: who, how the dice fell, what surges were spent, what came of it. */
interface Past {
  readonly attack: Of<'attacks'>;
  readonly rolled: Of<'attack-rolled'> | null;
  readonly dealt: readonly Of<'dealt'>[];
  readonly missed: boolean;
}

function followed(known: Past | null, fresh: readonly Event[]): Past | null {
  let past = known;
  for (const event of fresh) {
    if (event.kind === 'attacks') past = { attack: event, rolled: null, dealt: [], missed: false };
    else if (past === null) continue;
    else if (event.kind === 'attack-rolled') past = { ...past, rolled: event };
    else if (event.kind === 'dealt') past = { ...past, dealt: [...past.dealt, event] };
    else if (event.kind === 'missed') past = { ...past, missed: true };
  }
  return past;
}

/** The attack: dice as they fell, how it stands, surges to spend; its room above the map is there from the beginning. */
export function Roll(): ReactElement | null {
  const { view, fresh, lang, motion, tell } = useTable();
  const past = useFollowed<Event, Past>(fresh, followed);
  const now = view.attacks[view.attacks.length - 1];
  const by = now?.by ?? past?.attack.by;
  const on = now?.aims.filter(({ target }) => target).map(({ figure }) => figure) ?? past?.attack.on ?? [];
  const no = by === undefined ? null : `${by} ${on.join(' ')} ${view.round}`;
  const title = by === undefined ? '' : tell('attackOn', nameOf(by, lang), on.map(one => nameOf(one, lang)).join(', '));
  const result = past === null ? '' : outcome(past, tell, id => nameOf(id, lang));
  return (
    <RollPanel
      label={tell('lastRoll')}
      no={no}
      line={`${title}${result === '' ? '' : `: ${result}`}`}
      motion={motion}
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
  const { ask, lang, tell, seat, optionId, onChoose } = useTable();
  const standing = resultOf(attack);
  const rerolls = ask?.kind === 'reroll' || ask?.kind === 'face';
  const surges = ask?.options.filter(option => option.do === 'surge') ?? [];
  const done = surges.length > 0 ? ask?.options.find(({ do: what }) => what === 'done' || what === 'pass') : undefined;
  return (
    <>
      {rerolls ? (
        <span className="d2-pick-dice">
          {attack.dice.map((die, i) => (
            <Pointed
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
              key={i}
              thing={thing('die', i)}
              name={diceText([die], lang)}
              className="d2-pick-die"
            >
              <DieFace {...die} />
            </Pointed>
          ))}
        </span>
      ) : (
        <Dice dice={attack.dice} lang={lang} />
      )}
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
          {surges.map(option =>
            option.do === 'surge' ? (
              <Pointed
                key={optionId(option)}
                thing={thing('surge', `${option.source}/${option.n}`)}
                name={optionText(option, lang, seat)}
                className="d2-surge"
              >
                {optionText(option, lang, seat)}
              </Pointed>
            ) : null,
          )}
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
