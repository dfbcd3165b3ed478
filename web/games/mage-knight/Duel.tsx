import type { ReactNode } from 'react';
import { SumLine } from '../../kit/panels/sum.tsx';
import { TakeBack } from './Aid.tsx';
import { Sign, signs } from './Deed.tsx';
import { levelOf, names } from './game.ts';
import { heroSign } from './pictures.ts';
import { useTable } from './Table.tsx';

/** A fight between two heroes: who attacks, in which phase, what the attack comes to, and what of its damage is still to be spent. */
export function Duel(): ReactNode {
  const { view, tell } = useTable();
  const { duel } = view;
  if (duel === null) return null;
  const { aggressor, defender, attacker, stage, phase, attack, left } = duel;
  const other = attacker === aggressor ? defender : aggressor;
  const building = view.turns.flatMap(({ combat }) => combat?.group?.parts ?? []);
  return (
    <section className="mk-fight mk-arena mk-duel" data-off-map aria-label={tell('duel')}>
      <ol className="mk-phases mk-two">
        {(['ranged', 'melee'] as const).map(one => (
          <li key={one} aria-current={phase === one ? 'step' : undefined}>
            {tell(one === 'ranged' ? 'phaseRanged' : 'melee')}
          </li>
        ))}
      </ol>
      <div className="mk-duellists">
        <Duellist who={attacker} word={stage === 'attend' ? null : 'attacks'} />
        <Sign d={signs['crossed-swords']} />
        <Duellist who={other} word={stage === 'attend' ? null : 'defends'} />
      </div>
      <div className="mk-building">
        <strong>{tell(STAGES[stage])}</strong>
        <Sum word="attackGroup" parts={attack} />
        <Sum word={stage === 'block' ? 'blockGroup' : 'attackGroup'} parts={building} />
        {stage === 'damage' && <p className="mk-danger">{tell('damageLeft', left)}</p>}
      </div>
      <TakeBack />
    </section>
  );
}

type Parts = NonNullable<NonNullable<ReturnType<typeof useTable>['view']['duel']>>['attack'];

function Sum({ word, parts }: { readonly word: 'attackGroup' | 'blockGroup'; readonly parts: Parts }): ReactNode {
  const { lang, tell } = useTable();
  if (parts.length === 0) return null;
  return (
    <SumLine
      head={`${tell(word)} ${parts.reduce((sum, { points }) => sum + points, 0)}`}
      base={0}
      parts={parts.map(({ points, element, source }) => ({
        name: `${element === 'physical' ? '' : `${tell(element)} `}${names.source(source, lang)}`,
        amount: points,
      }))}
    />
  );
}

const STAGES = { attend: 'stageAttend', attack: 'stageAttack', block: 'stageBlock', damage: 'stageDamage' } as const;

function Duellist({ who, word }: { readonly who: number; readonly word: 'attacks' | 'defends' | null }): ReactNode {
  const { view, seat, tell } = useTable();
  const hero = view.heroes[who];
  if (!hero?.hero) return null;
  return (
    <p className="mk-duellist" data-seat={who}>
      <Sign d={heroSign(hero.hero)} />
      <span>
        <strong>{seat(who)}</strong>
        <em>{[tell('armorOf', levelOf(hero.level).armor), ...(word === null ? [] : [tell(word)])].join(', ')}</em>
      </span>
    </p>
  );
}
