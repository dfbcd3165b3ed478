import { type Lang, type Sum, totalOf } from '@tafelrunde/engine';
import type { ReactElement, ReactNode } from 'react';
import { payable, unspent } from '../../../games/sword-and-sorcery/rules/attack/properties.ts';
import { runningAttack, runningDefence } from '../../../games/sword-and-sorcery/running.ts';
import { doesText } from '../../../games/sword-and-sorcery/texts/cards.ts';
import { RollPanel } from '../../kit/dice/roll-panel.tsx';
import { useFollowed } from '../../kit/motion/followed.ts';
import { SumLine } from '../../kit/panels/sum.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { Cost, DieFace, SymbolSign } from './Dice.tsx';
import { type Event, figureName, named, SYMBOL_NAMES, type View } from './game.ts';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';
import { say } from './tray-words.ts';
import './tray.css';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Attack = View['attacks'][number];
type DieSymbol = keyof typeof SYMBOL_NAMES;

type Words = Parameters<typeof say> extends [Lang, ...infer R] ? R : never;
const tellIn =
  (lang: Lang) =>
  (...said: Words): string =>
    say(lang, ...said);

/** An attack as it was told: who, how the dice fell, what was paid for, what came of it. */
interface Past {
  readonly attack: Of<'attack'>;
  readonly rolled: Of<'rolled'> | null;
  readonly spent: readonly Of<'property'>[];
  readonly hits: readonly Of<'hits'>[];
  readonly defence: Of<'rolled'> | null;
  readonly defended: readonly Of<'defended'>[];
}

function followed(known: Past | null, fresh: readonly Event[]): Past | null {
  let past = known;
  for (const event of fresh) past = told(past, event);
  return past;
}

function told(past: Past | null, event: Event): Past | null {
  if (event.kind === 'attack') return { attack: event, rolled: null, spent: [], hits: [], defence: null, defended: [] };
  if (past === null) return null;
  switch (event.kind) {
    case 'rolled':
      if (event.what === 'attack') return { ...past, rolled: event };
      return event.what === 'defence' ? { ...past, defence: event } : past;
    case 'rerolled':
      return { ...past, ...rerolled(past, event) };
    case 'property':
      return { ...past, spent: [...past.spent, event] };
    case 'hits':
      return { ...past, hits: [...past.hits, event] };
    case 'defended':
      return { ...past, defended: [...past.defended, event] };
    default:
      return past;
  }
}

/** One die of the roll shows another face now. */
function rerolled({ rolled, defence }: Past, event: Of<'rerolled'>): Partial<Past> {
  const roll = defence?.by === event.of ? defence : rolled;
  const at = roll?.dice.findIndex(({ die, face }) => die === event.die && `${face}` === `${event.before}`) ?? -1;
  if (roll === null || at < 0) return {};
  const now = { ...roll, dice: roll.dice.with(at, { die: event.die, face: event.face }) };
  return roll === defence ? { defence: now } : { rolled: now };
}

/** The attack: what was rolled, what the symbols are spent on, and how it stands; while somebody spends them, they are things to click on. */
export function Tray(): ReactElement | null {
  const { view, fresh, lang, motion } = useTable();
  const tell = tellIn(lang);
  const past = useFollowed<Event, Past>(fresh, followed);
  const now = view.attacks[view.attacks.length - 1];
  const by = now?.by ?? past?.attack.by;
  const target = now?.target ?? past?.attack.target;
  const no = by === undefined || target === undefined ? null : `${by} ${target} ${view.round}`;
  const title = no && tell('attackOn', figureName(by ?? '', lang), figureName(target ?? '', lang));
  const wounds = past?.defended.reduce((sum, one) => sum + one.wounds, 0) ?? 0;
  const result = wounds === 0 ? tell('noWounds') : wounds === 1 ? tell('wound') : tell('woundsDealt', wounds);
  return (
    <RollPanel
      label={tell('lastRoll')}
      no={no}
      line={`${title}: ${result}`}
      motion={motion}
      foldText={tell('foldRoll')}
      className="ss-roll"
    >
      <strong>{title}</strong>
      {now && now.dice.length > 0 ? <UnderWay attack={now} /> : past && <Told past={past} result={result} />}
    </RollPanel>
  );
}

/** On a button, a sentence needs no full stop. */
const brief = (sentence: string): string => sentence.replace(/\.$/, '');

const partsOf = ({ parts }: Sum, lang: Lang) =>
  parts.map(({ source, amount }) => ({ name: named(source, lang), amount }));

/** What is over: dice, what they paid for, hits with all that made them, what stopped them. */
function Told({ past, result }: { readonly past: Past; readonly result: string }): ReactNode {
  const { lang } = useTable();
  const tell = tellIn(lang);
  const { rolled, spent, hits, defence, defended } = past;
  const [first, ...others] = hits;
  return (
    <>
      {rolled && <Dice dice={rolled.dice} lang={lang} />}
      {spent.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they were paid for in this order
        <span key={i} className="ss-spent">
          <Cost of={one.pays} /> {brief(doesText(one.property.effects, lang, 'target'))}
        </span>
      ))}
      {first && (
        <SumLine
          head={tell('hitsMade', totalOf(first.hits))}
          base={first.hits.base}
          parts={partsOf(first.hits, lang)}
          limit={first.lethal > 0 ? tell('lethal', first.lethal) : null}
        />
      )}
      {others.map(({ target, hits: more }) => (
        <span key={target} className="ss-spent">
          {figureName(target, lang)}: {totalOf(more)}
        </span>
      ))}
      {defence && <Dice dice={defence.dice} lang={lang} />}
      {defended
        .flatMap(({ parts }) => parts)
        .map(({ what, n }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a defence stand in their order
          <span key={i} className="ss-stopped">
            {what === 'vulnerable' ? '+' : '−'}
            {n} {tell(what)}
          </span>
        ))}
      {defended.length > 0 && <em>{result}</em>}
    </>
  );
}

const Dice = ({ dice, lang }: { readonly dice: Of<'rolled'>['dice']; readonly lang: Lang }): ReactNode => (
  <span className="ss-dice">
    {dice.map(({ die, face }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
      <DieFace key={i} die={die} face={face} lang={lang} />
    ))}
  </span>
);

/** An attack, or the defence against it, while symbols are spent or dice rolled again. */
function UnderWay({ attack }: { readonly attack: Attack }): ReactNode {
  const { view, ask, lang, onChoose, optionId } = useTable();
  const tell = tellIn(lang);
  const { defence } = attack;
  const roll = defence ?? attack;
  const of = defence?.of ?? attack.by;
  const left = unspent(roll);
  const open = new Set(payable(view, of, roll));
  const done = ask?.options.find(({ do: what }) => what === 'done');
  const rerolls = ask?.kind === 'reroll';
  return (
    <>
      <span className="ss-dice">
        {roll.dice.map(({ die, face, rerolled }, i) => {
          const text = face.map(one => SYMBOL_NAMES[one][lang]).join(' + ');
          return rerolls ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
            <Pointed key={i} thing={dieThing(i, roll, ask?.options)} name={text} className="ss-pick-die">
              <DieFace die={die} face={face} lang={lang} again={rerolled} />
            </Pointed>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
            <DieFace key={i} die={die} face={face} lang={lang} again={rerolled} />
          );
        })}
      </span>
      <Running attack={attack} />
      {(roll.properties.length > 0 || done) && (
        <div className="ss-under-way">
          <span className="ss-symbols">
            {(['energy', 'magic', 'sorcery', 'block', 'hit'] as const).map(symbol =>
              isPaid(roll, symbol) && left[symbol] > 0 ? (
                <Pointed
                  key={symbol}
                  thing={thing('symbol', symbol)}
                  name={`${left[symbol]} ${SYMBOL_NAMES[symbol][lang]}`}
                  className="ss-symbol"
                >
                  <SymbolSign of={symbol} /> × {left[symbol]}
                </Pointed>
              ) : null,
            )}
          </span>
          {roll.properties.map(({ cost, effects }, n) => {
            const used = roll.used.filter(one => one === n).length;
            const text = brief(doesText(effects, lang, defence ? 'self' : 'target'));
            return (
              <Pointed
                // biome-ignore lint/suspicious/noArrayIndexKey: properties are known by their number
                key={n}
                thing={thing('property', n)}
                name={`${text}${used > 0 ? ` ${tell('used')}` : ''}`}
                className="ss-property"
              >
                <span data-used={used > 0 || undefined} data-closed={(!open.has(n) && used === 0) || undefined}>
                  <Cost of={cost} /> {text} {used > 0 && <b>✓</b>}
                </span>
              </Pointed>
            );
          })}
          {done && (ask?.kind === 'attack-properties' || ask?.kind === 'defence-properties' || rerolls) && (
            <button type="button" className="button main ss-done" onClick={() => onChoose(optionId(done))}>
              {tell(rerolls ? 'keepDice' : defence ? 'takeIt' : 'strike')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

const isPaid = ({ properties }: Pick<Attack, 'properties'>, symbol: DieSymbol): boolean =>
  properties.some(({ cost }) => (cost[symbol] ?? 0) > 0);

/** Equal dice are one option: pointing at any of them means that one. */
function dieThing(
  i: number,
  { dice }: Pick<Attack, 'dice'>,
  options: readonly { readonly do: string }[] | undefined,
): string {
  const alike = (a: number): boolean => dice[a]?.die === dice[i]?.die && `${dice[a]?.face}` === `${dice[i]?.face}`;
  const offered = options?.flatMap(one => ('die' in one && typeof one.die === 'number' ? [one.die] : [])) ?? [];
  return thing('die', offered.find(alike) ?? i);
}

/** How it stands if nothing more is done. */
function Running({ attack: { defence } }: { readonly attack: Attack }): ReactNode {
  const { view, lang } = useTable();
  const tell = tellIn(lang);
  if (defence) {
    const { ordinary, lethal, blocks, wounds } = runningDefence(view, defence);
    return (
      <span className="ss-running">
        <SumLine head={tell('blocked', totalOf(blocks))} base={blocks.base} parts={partsOf(blocks, lang)} />
        <em>
          {tell('against', ordinary)}
          {lethal > 0 && `, ${tell('lethal', lethal)}`} → {wounds === 1 ? tell('wound') : tell('woundsDealt', wounds)}
        </em>
      </span>
    );
  }
  const running = runningAttack(view);
  const [first, ...others] = running?.targets ?? [];
  if (running === null || first === undefined) return null;
  return (
    <span className="ss-running">
      <SumLine
        head={tell('hitsMade', totalOf(first.hits))}
        base={first.hits.base}
        parts={partsOf(first.hits, lang)}
        limit={first.lethal > 0 ? tell('lethal', first.lethal) : null}
      />
      {running.pierce > 0 && <em>{tell('pierces', running.pierce)}</em>}
      {others.map(({ figure, hits }) => (
        <em key={figure}>
          + {figureName(figure, lang)}: {tell('hitsMade', totalOf(hits))}
        </em>
      ))}
    </span>
  );
}
