import type { ReactElement, ReactNode } from 'react';
import { Die, type Fate } from '../../kit/dice/die.tsx';
import { RollPanel } from '../../kit/dice/roll-panel.tsx';
import { Pool } from '../../kit/dice/rolls.tsx';
import { useLanded } from '../../kit/dice/use-landed.ts';
import { useFollowed } from '../../kit/motion/followed.ts';
import { Icon } from '../../parts/icon.tsx';
import { blocksOf, type Event, hitsOf, unitName, type View } from './game.ts';
import { UNITS } from './pictures.ts';
import { useTable } from './Table.tsx';

type Fallen = Extract<Event, { kind: 'attacked' | 'burned' }>;

const lastRoll = (known: Fallen | null, fresh: readonly Event[]): Fallen | null =>
  fresh.reduce<Fallen | null>(
    (last, event) => (event.kind === 'attacked' || event.kind === 'burned' ? event : last),
    known,
  );

/** The last roll: the dice of both sides, which of them counted, and what came of it. */
export function Roll(): ReactElement {
  const { fresh, tell, motion, lang } = useTable();
  const roll = useFollowed(fresh, lastRoll);
  const no = roll && JSON.stringify(roll);
  const fighters = roll?.kind === 'attacked' ? [roll.unit, roll.target] : roll ? [roll.unit] : [];
  return (
    <RollPanel
      className="sk-roll"
      label={tell('lastRoll')}
      no={no}
      line={roll && `${fighters.map(unit => unitName(unit)[lang]).join(' ⚔ ')}: ${tell('damage', roll.damage)}`}
      motion={motion}
      foldText={tell('foldRoll')}
    >
      {roll ? <Rolled key={no} roll={roll} /> : <p>{tell('noRoll')}</p>}
    </RollPanel>
  );
}

function Rolled({ roll }: { readonly roll: Fallen }): ReactElement {
  const { view, tell } = useTable();
  const [dice, landed] = useLanded<HTMLDivElement>(JSON.stringify(roll));
  return (
    <div className="sk-rolled" ref={dice} data-landed={landed}>
      {roll.kind === 'attacked' ? (
        <>
          <Side unit={roll.unit} role={tell('attacks')} view={view}>
            <Dice dice={roll.attack} tone="attack" count={hitsOf} />
          </Side>
          <Side unit={roll.target} role={tell('defends')} view={view}>
            <Dice dice={roll.defence} tone="defence" count={blocksOf} />
          </Side>
        </>
      ) : (
        <Side unit={roll.unit} role={tell('burns')} view={view}>
          <Dice dice={roll.dice} tone="attack" count={hitsOf} />
        </Side>
      )}
      <Verdict roll={roll} />
    </div>
  );
}

interface SideProps {
  readonly unit: number;
  readonly role: string;
  readonly view: View;
  readonly children: ReactNode;
}

function Side({ unit, role, view, children }: SideProps): ReactElement {
  const { lang } = useTable();
  const cls = view.units[unit]?.cls ?? 'knight';
  return (
    <div className="sk-roller" data-owner={view.units[unit]?.owner}>
      <Icon d={UNITS[cls]} className="sk-roller-picture" />
      <span>
        <strong>{unitName(unit)[lang]}</strong> <small>{role}</small>
        {children}
      </span>
    </div>
  );
}

interface DiceProps {
  readonly dice: readonly number[];
  readonly tone: 'attack' | 'defence';
  /** How much a die counts for. */
  readonly count: (die: number) => number;
}

/** Highest first; dice that counted for nothing are crossed out. */
function Dice({ dice, tone, count }: DiceProps): ReactElement {
  const { tell } = useTable();
  const fateOf = (die: number): Fate => (count(die) > 0 ? 'counts' : 'gone');
  const sorted = [...dice].sort((a, b) => b - a);
  return (
    <Pool label={`${tell('dice')}: ${sorted.join(' ') || '–'}`}>
      {sorted.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
        <Die key={i} face={die} tone={tone} fate={fateOf(die)} order={i} />
      ))}
    </Pool>
  );
}

function Verdict({ roll }: { readonly roll: Fallen }): ReactElement {
  const { tell } = useTable();
  const sum = (dice: readonly number[], of: (die: number) => number): number =>
    dice.reduce((all, die) => all + of(die), 0);
  const hits = sum(roll.kind === 'attacked' ? roll.attack : roll.dice, hitsOf);
  const blocked = roll.kind === 'attacked' ? sum(roll.defence, blocksOf) : 0;
  return (
    <p className="sk-verdict kit-verdict" data-hit={roll.damage > 0 || undefined}>
      {hits === 1 ? tell('hit') : tell('hits', hits)}
      {roll.kind === 'attacked' && ` − ${tell('blocks', blocked)}`}
      {' → '}
      <strong>{tell('damage', roll.damage)}</strong>
    </p>
  );
}
