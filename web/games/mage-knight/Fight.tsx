import type { ReactElement, ReactNode } from 'react';
import { useStirs } from '../../kit/motion/stirs.ts';
import { SumLine } from '../../kit/panels/sum.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import type { BoardProps } from '../../table/board.ts';
import { CombatAid } from './Aid.tsx';
import { Danger } from './Danger.tsx';
import { Sign, signs } from './Deed.tsx';
import {
  ABILITY_NAMES,
  armorOf,
  attackNow,
  attackTotal,
  blockTotal,
  type Combat,
  type EnemyId,
  type Event,
  elementOf,
  enemyOf,
  type Group,
  isFortified,
  isSummons,
  type MageKnight,
  names,
  neededFor,
  RESISTANCE_NAMES,
  type State,
  type Turn,
  toBlock,
} from './game.ts';
import { pause } from './groups.ts';
import { foeStir } from './Motion.tsx';
import { enemySign } from './pictures.ts';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';

export const knownEnemies = ({ view }: BoardProps<MageKnight>): number =>
  Object.values(view.map.sites).reduce(
    (sum, { tokens }) => sum + tokens.filter(({ token }) => token !== null).length,
    0,
  );

const PHASES = [
  ['ranged', 'phaseRanged'],
  ['block', 'phaseBlock'],
  ['damage', 'phaseDamage'],
  ['attack', 'phaseAttack'],
] as const;

/** The combat: its phases, the foes as they stand now, and the attack or block being put together with what it still lacks. */
export function Fight(): ReactNode {
  const { turn, view, tell } = useTable();
  const combat = turn?.combat ?? null;
  // Heroes who fight each other have a sheet of their own.
  if (turn === undefined || combat === null || view.duel !== null) return null;
  return (
    <section className="mk-fight mk-arena" data-off-map aria-label={tell('combat')}>
      <ol className="mk-phases">
        {PHASES.map(([phase, word]) => (
          <li key={phase} aria-current={combat.phase === phase ? 'step' : undefined}>
            {tell(word)}
          </li>
        ))}
      </ol>
      <div className="mk-foes">
        {combat.foes.map((_, foe) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: foes are known by their number
          <FoeCard key={foe} foe={foe} turn={turn} combat={combat} />
        ))}
      </div>
      <Building turn={turn} combat={combat} />
      <Danger combat={combat} />
      {combat.wounds > 0 && (
        <p className="mk-wounds">
          <Sign d={signs['bleeding-wound']} /> {tell('woundsTaken', combat.wounds)}
          {combat.knockedOut ? `. ${tell('knockedOut')}` : ''}
        </p>
      )}
      <CombatAid />
    </section>
  );
}

/** Enemies that lie face up on the map: nobody need look for them. */
export function Watch(): ReactElement {
  const { view, lang, tell } = useTable();
  const known = Object.entries(view.map.sites).flatMap(([hex, { tokens }]) =>
    tokens.flatMap(({ token }) => (token === null ? [] : [{ hex: Number(hex), token }])),
  );
  return (
    <section className="mk-fight" aria-label={tell('inSight')}>
      <h3>{tell('inSight')}</h3>
      {known.length === 0 && <p className="mk-none">{tell('nothing')}</p>}
      <ul className="mk-known">
        {known.map(({ hex, token }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may stand on one space
          <li key={`${hex} ${i}`}>
            <Pointed
              thing={thing('hex', hex)}
              card={`enemy:${token}`}
              name={`${names.enemy(token, lang)}, ${names.space(hex)}`}
              className="mk-known-enemy kit-layer"
            >
              <span className="mk-unit-face">
                <Sign d={enemySign(token)} />
                <strong>{names.enemy(token, lang)}</strong>
                <em>{names.space(hex)}</em>
              </span>
            </Pointed>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InCombat {
  readonly turn: Turn;
  readonly combat: Combat;
}

function FoeCard({ foe, turn, combat }: InCombat & { readonly foe: number }): ReactNode {
  const { view, lang, tell, fresh, motion } = useTable();
  const token = combat.foes[foe]?.token as EnemyId;
  const stirred = useStirs<EnemyId, Event, HTMLDivElement>({ fresh, motion, pause, who: token, stirOf: foeStir });
  const state = view as unknown as State;
  const one = combat.foes[foe];
  if (one === undefined || one.away) return null;
  const { name, abilities, resists, fame } = enemyOf(one.token);
  const gone = one.defeated;
  const armor = armorOf(state, combat, foe);
  const marks = new Set([
    ...(isFortified(state, turn, combat, foe) ? [tell('fortified')] : []),
    ...[...abilities, ...one.gained]
      .filter(ability => !one.lost.includes(ability))
      .map(ability => ABILITY_NAMES[ability][lang]),
    ...resists
      .filter(what => !one.lost.includes(`${what}-resistance`))
      .map(what => `⛨ ${RESISTANCE_NAMES[what][lang]}`),
  ]);
  const attacks = one.attacks.map((attack, n) => {
    if (isSummons(combat, foe, n)) return { text: tell('summons'), state: attack.off ? tell('prevented') : '' };
    const element = elementOf(combat, foe, n);
    const value = attackNow(state, combat, foe, n);
    return {
      text: `${value}${element === 'physical' ? '' : ` ${tell(element)}`}`,
      state: attack.off ? tell('prevented') : attack.blocked ? tell('blocked') : attack.dealt ? tell('dealt') : '',
    };
  });
  const said = [
    name[lang],
    gone ? tell('defeated') : tell('armorOf', armor),
    ...attacks.map(attack => tell('attackOf', [attack.text, attack.state].filter(Boolean).join(' '))),
    ...marks,
  ].join(', ');
  return (
    <div ref={stirred}>
      <Pointed thing={thing('foe', foe)} card={`enemy:${one.token}`} name={said} className="mk-foe kit-layer">
        <span className="mk-foe-face" data-gone={gone || undefined}>
          <Sign d={enemySign(one.token)} />
          <strong>{name[lang]}</strong>
          <span className="mk-foe-values">
            <span className="mk-foe-armor" title={tell('armor')}>
              <Sign d={signs.shield} />
              <b>{armor}</b>
            </span>
            {attacks.map(({ text, state: how }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: attacks are known by their number
              <span key={n} className="mk-foe-attack" data-over={how !== '' || undefined}>
                <Sign d={signs['crossed-swords']} />
                <b>{text}</b>
                {how !== '' && <em>{how}</em>}
              </span>
            ))}
            <span className="mk-foe-fame" title={tell('fame')}>
              <Sign d={signs['laurels-trophy']} />
              <b>{fame}</b>
            </span>
          </span>
          {gone ? (
            <span className="mk-foe-gone">{tell('defeated')}</span>
          ) : (
            marks.size > 0 && <span className="mk-foe-marks">{[...marks].join(' · ')}</span>
          )}
        </span>
      </Pointed>
    </div>
  );
}

/** "4 fire + 2 = 6 of 5": what was played for this attack or block, and whether it is enough. */
function Building({ turn, combat }: InCombat): ReactNode {
  const { view, lang, tell } = useTable();
  const { group } = combat;
  if (group === null) return null;
  const state = view as unknown as State;
  const total = totalOf(state, turn, combat, group);
  const needs =
    group.kind === 'attack' ? neededFor(state, combat, group) : toBlock(state, combat, group.foe, group.attack);
  const foes = group.kind === 'attack' ? group.targets : [group.foe];
  const against = foes.flatMap(foe => combat.foes[foe]?.token ?? []).map(token => names.enemy(token, lang));
  return (
    <div className="mk-building" data-enough={total >= needs || undefined}>
      <strong>
        {tell(group.kind === 'attack' ? 'attackGroup' : 'blockGroup')} {tell('against', against.join(', '))}
      </strong>
      <SumLine
        head={tell('ofNeeded', total, needs)}
        base={0}
        parts={group.parts.map(({ points, element, source }) => ({
          name: `${element === 'physical' ? '' : `${tell(element)} `}${names.source(source, lang)}`,
          amount: points,
        }))}
        limit={total >= needs ? tell('enough') : tell('missing', needs - total)}
      />
    </div>
  );
}

function totalOf(state: State, turn: Turn, combat: Combat, group: Group): number {
  return group.kind === 'attack' ? attackTotal(state, turn, combat, group) : blockTotal(state, combat, group);
}
