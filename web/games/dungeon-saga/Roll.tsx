import { type DungeonSaga, damageOf, type Event, minion, nameOf } from '@tafelrunde/dungeon-saga';
import { type Lang, type Sum, totalOf } from '@tafelrunde/engine';
import type { ReactElement, ReactNode } from 'react';
import { Die, type Fate } from '../../kit/dice/die.tsx';
import { RollPanel } from '../../kit/dice/roll-panel.tsx';
import { Pairs } from '../../kit/dice/rolls.tsx';
import { useLanded } from '../../kit/dice/use-landed.ts';
import { useFollowed } from '../../kit/motion/followed.ts';
import { SumLine } from '../../kit/panels/sum.tsx';
import type { BoardProps } from '../../table/board.ts';
import { type Combat, type Die as DieInPair, type Highlight, highlightOf, pairsOf } from './combat.ts';
import { Sign } from './Glyph.tsx';
import { say } from './messages.ts';
import { pictureOf } from './pictures.ts';
import { contentOf } from './things.tsx';

/** The last roll, large enough to read. */
export function Roll({ fresh, lang, motion }: BoardProps<DungeonSaga>): ReactElement {
  const highlight = useFollowed(fresh, highlightOf);
  return (
    <RollPanel
      className="ds-roll"
      label={say(lang, 'lastRoll')}
      no={highlight && rollName(highlight)}
      line={highlight && inShort(highlight, lang)}
      motion={motion}
      foldText={say(lang, 'foldRoll')}
    >
      {highlight === null ? (
        <p>{say(lang, 'noRoll')}</p>
      ) : highlight.is === 'die' ? (
        <SingleDie die={highlight.die} lang={lang} />
      ) : (
        <Bout key={bout(highlight.combat)} combat={highlight.combat} lang={lang} />
      )}
    </RollPanel>
  );
}

const rollName = (shown: Highlight): string => (shown.is === 'die' ? JSON.stringify(shown.die) : bout(shown.combat));

/** "Orlaf 2 hits → injured: Skeleton Warrior 1" */
function inShort(shown: Highlight, lang: Lang): string {
  if (shown.is === 'die') {
    const { figure, die, atLeast } = shown.die;
    return say(lang, 'rolls', nameOf(figure, lang), die, atLeast);
  }
  const { attack, hits } = shown.combat;
  const fought = `${nameOf(attack.attacker, lang)} ⚔ ${nameOf(attack.target, lang)}`;
  if (!hits) return `${fought}: ${say(lang, 'running')}`;
  return `${fought}: ${hitsText(hits.hits, lang)} → ${resultText(shown.combat, lang)}`;
}

const hitsText = (count: number, lang: Lang): string =>
  count === 0 ? say(lang, 'noHit') : count === 1 ? say(lang, 'hit') : say(lang, 'hits', count);

/** Dice that were rolled again tumble again. */
const bout = ({ attack, rolled, again }: Combat): string =>
  [attack.attacker, attack.target, rolled?.dice.join(''), rolled?.defence.join(''), again.length].join(' ');

function SingleDie({
  die,
  lang,
}: {
  readonly die: Extract<Event, { kind: 'die' }>;
  readonly lang: Lang;
}): ReactElement {
  const good = die.die >= die.atLeast;
  return (
    <div className="ds-single">
      <Die face={die.die} tone="attack" fate={good ? 'counts' : undefined} />
      <p>
        {say(lang, 'rolls', nameOf(die.figure, lang), die.die, die.atLeast)}:{' '}
        <strong>{say(lang, good ? 'success' : 'failure')}</strong>
      </p>
    </div>
  );
}

interface BoutProps {
  readonly combat: Combat;
  readonly lang: Lang;
}

function Bout({ combat, lang }: BoutProps): ReactElement {
  const { attack, rolled, hits, again } = combat;
  const pairs = pairsOf(combat);
  const [dice, landed] = useLanded<HTMLDivElement>(bout(combat));
  return (
    <div className="ds-bout" ref={dice} data-landed={landed}>
      <Fighter id={attack.attacker} role={say(lang, attack.free ? 'free' : attack.form)} lang={lang}>
        {rolled && <Came what="dice" sum={rolled.sums.attack} lang={lang} />}
      </Fighter>
      {rolled && <DicePairs pairs={pairs} />}
      <Fighter id={attack.target} role={say(lang, 'defends')} lang={lang}>
        {rolled && (
          <>
            <Came what="dice" sum={rolled.sums.defence} lang={lang} />
            <Came what="armour" sum={rolled.sums.armour} lang={lang} />
          </>
        )}
      </Fighter>
      <div className="ds-verdict kit-verdict" data-hits={(hits?.hits ?? 0) > 0 || undefined}>
        {again.map(({ figure, from, to }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rerolls stand in their order
          <p key={i} className="ds-again">
            {nameOf(figure, lang)}: {say(lang, 'rerolled', from.join(' '), to.join(' '))}
          </p>
        ))}
        {hits ? (
          <Verdict combat={combat} pairs={pairs.filter(([die]) => die?.hits).length} lang={lang} />
        ) : (
          <p>{say(lang, 'running')}</p>
        )}
      </div>
    </div>
  );
}

/** Attack above, defence below, from the highest down. */
export function DicePairs({ pairs }: { readonly pairs: ReturnType<typeof pairsOf> }): ReactElement {
  const faces = (row: 0 | 1): string =>
    pairs.flatMap(pair => (row === 0 ? (pair[0]?.face ?? []) : (pair[1] ?? []))).join(' ');
  return (
    <Pairs
      label={`${faces(0)} : ${faces(1)}`}
      pairs={pairs.map(([die, other], i) => ({
        above: die && <Die tone="attack" order={i} face={die.face} fate={fateOf(die)} />,
        below: other === null ? null : <Die tone="defence" face={other} order={i + 2} />,
        mark: markOf(die),
        counts: die?.hits ?? false,
      }))}
    />
  );
}

const fateOf = ({ gone, hits }: DieInPair): Fate | undefined => (gone ? 'gone' : hits ? 'counts' : undefined);

/** Taken by armour, a hit, or held off. */
function markOf(die: DieInPair | null): ReactElement | string {
  if (die === null) return '';
  if (die.gone) return <Sign name={pictureOf('shield', 'shield')} />;
  return die.hits ? '✶' : '=';
}

interface FighterProps {
  readonly id: string;
  readonly role: string;
  readonly lang: Lang;
  readonly children: ReactNode;
}

function Fighter({ id, role, lang, children }: FighterProps): ReactElement {
  const kind = contentOf(id);
  return (
    <div className={`ds-fighter ds-fighter-${kind?.kind ?? 'thing'}`}>
      <Sign name={pictureOf(kind?.id ?? '', 'padlock')} />
      <div>
        <strong>{nameOf(id, lang)}</strong> <small>{role}</small>
        {children}
      </div>
    </div>
  );
}

/** Of a sum, how many dice or how much armour it comes to, from what, and whether a limit stepped in. */
function Came({
  what,
  sum,
  lang,
}: {
  readonly what: 'dice' | 'armour';
  readonly sum: Sum;
  readonly lang: Lang;
}): ReactElement {
  const { base, parts } = sum;
  const total = totalOf(sum);
  const added = totalOf({ base, parts });
  const limit = total > added ? say(lang, 'atLeast', total) : total < added ? say(lang, 'atMost', total) : null;
  const dice = total === 1 ? say(lang, 'dieSum') : say(lang, 'diceSum', total);
  return (
    <SumLine
      head={what === 'armour' ? `${say(lang, 'armour')} ${total}` : dice}
      base={base}
      parts={parts.map(({ amount, source }) => ({ amount, name: nameOf(source, lang) }))}
      limit={limit}
    />
  );
}

function Verdict({ combat, pairs, lang }: BoutProps & { readonly pairs: number }): ReactElement {
  const count = combat.hits?.hits ?? 0;
  const extra = count - pairs;
  const kind = contentOf(combat.attack.target);
  return (
    <>
      <p>
        <strong>{hitsText(count, lang)}</strong>
        {extra > 0 && ` (${say(lang, 'extra', extra)})`}
        {' → '}
        <strong>{resultText(combat, lang)}</strong>
      </p>
      {kind?.kind === 'minion' && <DamageRow of={kind.id} hits={count} lang={lang} />}
    </>
  );
}

function resultText({ attack, result, hits }: Combat, lang: Lang): string {
  if (result === null) {
    const isThing = /^(door|chest)-/.test(attack.target);
    return say(lang, isThing ? 'notOpened' : 'nothing', hits?.hits ?? 0);
  }
  switch (result.kind) {
    case 'wounded':
      return `${say(lang, 'wound')} (${result.wounds})`;
    case 'injured':
      return say(lang, 'injured');
    case 'prevented':
      return say(lang, 'prevented');
    case 'opened':
      return say(lang, 'opened');
    case 'fell':
      return say(lang, result.as === 'bones' ? 'bonesFate' : result.as);
  }
}

const DAMAGE = { nothing: 'nothing', injured: 'injured', bones: 'bonesFate', destroyed: 'destroyed' } as const;

/** What 1, 2, 3 and 4 hits do to this minion; the column that counted is lit. */
function DamageRow({
  of,
  hits,
  lang,
}: {
  readonly of: string;
  readonly hits: number;
  readonly lang: Lang;
}): ReactElement {
  const kind = minion(of);
  return (
    <ol className="ds-damage" aria-label={say(lang, 'byHits')}>
      {[1, 2, 3, 4].map(n => (
        <li key={n} data-now={Math.min(4, hits) === n || undefined}>
          <b>{n === 4 ? '4+' : n}</b> {say(lang, DAMAGE[damageOf(kind, n)])}
        </li>
      ))}
    </ol>
  );
}
