import type { Lang, SumPart } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Die } from '../../kit/dice/die.tsx';
import { Chain } from '../../kit/dice/rolls.tsx';
import { useRollFolding } from '../../kit/dice/use-roll-folding.ts';
import { useFollowed } from '../../kit/motion/followed.ts';
import { SumLines } from '../../kit/panels/sum.tsx';
import { type Bout, type Fight, follow, type Loyalty, type Score, type Spell, withView } from './bout.ts';
import { type Choice, type Defence, formWords, meansName, nameOf, partName, pileOfCard, supportCard } from './game.ts';
import { Emblem, Picture } from './Picture.tsx';
import { partOf, type Told, useTelling } from './reveal.ts';
import { type Props, useTable } from './Table.tsx';
import type { Word } from './words.ts';

/**
 * The last duel, large enough to read: both totals grow as cards and dice come. When it is over, and whenever something behind
 * it is to be chosen, it becomes a ribbon.
 */
export function Duel(props: Props): ReactNode {
  const told = useFollowed(props.fresh, follow);
  const bout = withView(told, props.view, neededFor);
  const telling = useTelling(bout, props.motion);
  const isTold = bout !== null && isOver(bout) && telling.result;
  const [isSmall, setSmall] = useRollFolding({
    no: bout?.no ?? 0,
    told: isTold,
    motion: props.motion,
    inTheWay: isBehind(props.ask) || (isTold && props.looked !== null),
    within: '.sh-spot',
  });
  const { corner } = useTable();
  if (!bout) return null;
  return (
    <div className="sh-spot">
      {isSmall ? (
        <>
          <Ribbon bout={bout} open={() => setSmall(false)} />
          {corner && createPortal(<Ribbon bout={bout} open={() => setSmall(false)} />, corner)}
        </>
      ) : (
        <Panel key={bout.no} bout={bout} telling={telling} close={isOver(bout) ? () => setSmall(true) : null} />
      )}
    </div>
  );
}

interface PanelProps {
  readonly bout: Bout;
  readonly telling: Told;
  readonly close: (() => void) | null;
}

function Panel({ bout, telling, close }: PanelProps): ReactNode {
  const { say } = useTable();
  return (
    <section className="sh-duel" data-kind={bout.kind} aria-label={say(TITLES[bout.kind])} aria-live="polite">
      {/* Whoever goes by headings finds both sides below it. */}
      <h2 className="unseen">{say(TITLES[bout.kind])}</h2>
      {bout.kind === 'fight' && <FightPanel fight={bout} told={telling} />}
      {bout.kind === 'spell' && <SpellPanel spell={bout} told={telling} />}
      {bout.kind === 'loyalty' && <LoyaltyPanel loyalty={bout} />}
      {close && (
        <button type="button" className="sh-duel-close" aria-label={say('noMore')} onClick={close}>
          ×
        </button>
      )}
    </section>
  );
}

const TITLES = { fight: 'duel', spell: 'casting', loyalty: 'loyalty' } as const satisfies Record<Bout['kind'], Word>;

/** Something that lies behind the panel is to be chosen: among the rivals, or on the tray. */
const BEHIND: readonly Choice['do'][] = ['target', 'rival', 'strip', 'plunder', 'salvage'];
const isBehind = (ask: Props['ask']): boolean => ask?.options.some(({ do: verb }) => BEHIND.includes(verb)) ?? false;

/** A duel in one line: in the corner of the own gang, or above the board where that is out of sight; styles decide which is seen. */
function Ribbon({ bout, open }: { readonly bout: Bout; readonly open: () => void }): ReactNode {
  const { lang, say } = useTable();
  return (
    <button
      type="button"
      className="sh-ribbon"
      onClick={open}
      aria-label={`${say(TITLES[bout.kind])}: ${inShort(bout, lang, say)}`}
    >
      {inShort(bout, lang, say)}
    </button>
  );
}

function inShort(bout: Bout, lang: Lang, say: (key: Word) => string): string {
  switch (bout.kind) {
    case 'fight': {
      const { attack, guard, result } = bout;
      const score = `${attack?.total ?? '–'} : ${guard?.total ?? '–'}`;
      const names = [bout.attacker, bout.protector ?? bout.target].map(id => nameOf(id)[lang]);
      const end = result?.is === 'hit' ? `, ${result.damage} ${say('damage')}` : result ? `, ${say(result.is)}` : '';
      return `${names[0]} ${score} ${names[1]}${end}`;
    }
    case 'spell': {
      const end = bout.success === null ? '' : `, ${say(bout.success ? 'succeeds' : 'fizzles')}`;
      return `${nameOf(bout.by)[lang]} ${bout.score?.total ?? '–'} : ${bout.needed}${end}`;
    }
    case 'loyalty':
      return `${nameOf(bout.card)[lang]}: ${bout.die}, ${say(bout.stays ? 'stays' : 'leaves')}`;
  }
}

function neededFor(card: string): number {
  const spell = supportCard(card);
  return 'targetValue' in spell ? spell.targetValue : 0;
}

const isOver = (bout: Bout): boolean =>
  bout.kind === 'fight' ? bout.result !== null : bout.kind === 'spell' ? bout.success !== null : true;

function FightPanel({ fight, told }: { readonly fight: Fight; readonly told: Told }): ReactNode {
  const { lang, say } = useTable();
  const defender = fight.protector ?? fight.target;
  const attack = fight.attack && partOf(fight.attack, told.attack);
  const guard = fight.guard && partOf(fight.guard, told.guard);
  const means = (meansName(fight.attacker, fight.with) ?? formWords[fight.form])[lang];
  const winner = told.result && fight.result ? (fight.result.is === 'hit' ? 'attack' : 'guard') : null;
  return (
    <>
      <Corner
        who={fight.attacker}
        side="attack"
        won={winner === 'attack'}
        deed={`${means}${fight.hands === 2 && fight.form !== 'magical' ? `, ${say('twoHands')}` : ''}`}
        score={told.attack > 0 ? attack : null}
      />
      <div className="sh-versus" aria-hidden="true">
        <span>{say('versus')}</span>
      </div>
      <Corner
        who={defender}
        side="guard"
        won={winner === 'guard'}
        deed={useDefence(fight)}
        score={told.guard > 0 ? guard : null}
      />
      <PlayedCards played={fight.played} />
      <Outcome fight={fight} told={told} />
    </>
  );
}

const HOW: Readonly<Record<Defence['how'], Word>> = {
  parry: 'parry',
  dodge: 'dodge',
  resist: 'resist',
  spell: 'spell',
  waive: 'waive',
  none: 'helpless',
  fixed: 'fixed',
};

function useDefence({ defence, protector, target, attack }: Fight): string {
  const { lang, say } = useTable();
  const isRolled = attack !== null && attack.dice.length > 0;
  const how = defence ? say(HOW[defence.how]) : say(isRolled ? 'helpless' : 'undecided');
  const means = defence?.with && defence.with !== 'claws' ? ` (${nameOf(defence.with)[lang]})` : '';
  const instead = protector === null ? '' : `${say('protects')} ${nameOf(target)[lang]}, `;
  return `${instead}${how}${means}`;
}

/** One side of a duel. */
function Corner({
  who,
  side,
  won,
  deed,
  score,
}: {
  readonly who: string;
  readonly side: 'attack' | 'guard';
  readonly won: boolean;
  readonly deed: string;
  readonly score: Score | null;
}): ReactNode {
  const { lang, say } = useTable();
  return (
    <div className={`sh-corner sh-corner-${side}`} data-won={won || undefined}>
      <span className="sh-medallion">
        <Picture of={who} />
      </span>
      <h3 className="sh-corner-name">{nameOf(who)[lang]}</h3>
      <p className="sh-corner-deed">{deed}</p>
      {score && (
        <>
          <Lines score={score} />
          <p className="sh-total">
            <span className="unseen">{`${say('total')}: `}</span>
            <b key={score.total}>{score.total}</b>
          </p>
        </>
      )}
    </div>
  );
}

/** A six brings another die on. */
const SIX = 6;

/** Where a total comes from, line by line. */
function Lines({ score }: { readonly score: Score }): ReactNode {
  const { say, lang } = useTable();
  return (
    <SumLines base={{ name: say('base'), amount: score.base }} parts={namedParts(score.parts, lang)}>
      {score.dice.length > 0 && (
        <li className="sh-line-dice">
          <Chain dice={score.dice} label={say('dice')} again={face => face === SIX} />
          <b>+{score.dice.reduce((sum, die) => sum + die, 0)}</b>
        </li>
      )}
    </SumLines>
  );
}

const namedParts = (parts: readonly SumPart[], lang: Lang) =>
  parts.map(part => ({ name: partName(part)[lang], amount: part.amount }));

/** What both sides threw in. */
function PlayedCards({ played }: Pick<Fight, 'played'>): ReactNode {
  const { lang, seat } = useTable();
  if (played.length === 0) return null;
  return (
    <ul className="sh-thrown">
      {played.map(({ card, by }) => (
        <li key={card} title={seat(by)}>
          <Emblem pile={pileOfCard(card)} />
          {nameOf(card)[lang]}
          <span className="unseen">{`(${seat(by)})`}</span>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ fight, told }: { readonly fight: Fight; readonly told: Told }): ReactNode {
  const { say, lang, ask, seat } = useTable();
  const { result } = fight;
  if (!result || !told.result) {
    const isOpen = fight.attack !== null && fight.attack.dice.length === 0;
    const who = ask?.kind === 'combat' ? ` ${say('reacts')} ${seat(ask.seat)}` : '';
    return isOpen ? <p className="sh-outcome sh-outcome-open">{`${say('openDice')}${who}`}</p> : null;
  }
  if (result.is !== 'hit') return <p className="sh-outcome sh-outcome-safe">{say(result.is)}</p>;
  return (
    <div className="sh-outcome sh-outcome-hit">
      <strong>
        {fight.slain ? say('slain') : say(result.damage > 0 ? 'hit' : 'scratch')}
        <span className="sh-damage">{`${result.damage} ${say('damage')}`}</span>
      </strong>
      <SumLines
        row
        base={{ name: meansName(fight.attacker, fight.with)?.[lang] ?? say('base'), amount: result.base }}
        parts={namedParts(result.parts, lang)}
      />
    </div>
  );
}

function SpellPanel({ spell, told }: { readonly spell: Spell; readonly told: Told }): ReactNode {
  const { lang, say } = useTable();
  const score = spell.score && partOf(spell.score, told.attack);
  const isTold = told.result && spell.success !== null;
  return (
    <>
      <Corner
        who={spell.by}
        side="attack"
        won={isTold && spell.success === true}
        deed={spell.card ? nameOf(spell.card)[lang] : say('casting')}
        score={told.attack > 0 ? score : null}
      />
      <div className="sh-versus" aria-hidden="true">
        <span>{say('versus')}</span>
      </div>
      <div className="sh-corner sh-corner-guard" data-won={(isTold && spell.success === false) || undefined}>
        <span className="sh-medallion">{spell.card && <Picture of={spell.card} />}</span>
        <h3 className="sh-corner-name">{say('needed')}</h3>
        <p className="sh-total">
          <b>{spell.needed}</b>
        </p>
      </div>
      {isTold && (
        <p className={`sh-outcome ${spell.success ? 'sh-outcome-good' : 'sh-outcome-dull'}`}>
          {say(spell.success ? 'succeeds' : 'fizzles')}
        </p>
      )}
    </>
  );
}

function LoyaltyPanel({ loyalty }: { readonly loyalty: Loyalty }): ReactNode {
  const { lang, say } = useTable();
  return (
    <>
      <div className="sh-corner sh-corner-attack">
        <span className="sh-medallion">
          <Picture of={loyalty.card} />
        </span>
        <h3 className="sh-corner-name">{nameOf(loyalty.card)[lang]}</h3>
        <p className="sh-corner-deed">{say('loyalty')}</p>
        <span className="unseen">{loyalty.die}</span>
        <Die face={loyalty.die} />
      </div>
      <p className={`sh-outcome ${loyalty.stays ? 'sh-outcome-good' : 'sh-outcome-dull'}`}>
        {say(loyalty.stays ? 'stays' : 'leaves')}
      </p>
    </>
  );
}
