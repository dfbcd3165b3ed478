import type { ReactNode } from 'react';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { Sign, signs } from './Deed.tsx';
import {
  attackHas,
  attackNow,
  type Combat,
  elementOf,
  levelOf,
  names,
  type State,
  threats,
  unitArmor,
  unitResists,
} from './game.ts';
import { heroSign, unitSign } from './pictures.ts';
import { useTable } from './Table.tsx';
import { ME, thing } from './things.ts';

/** What the attacks that are not blocked will do; while damage is assigned, who may take it and what that means. */
export function Danger({ combat }: { readonly combat: Combat }): ReactNode {
  const { ask, view, tell, hero } = useTable();
  const state = view as unknown as State;
  const aims = ask?.options.flatMap(choice => (choice.do === 'hurt' ? [choice] : [])) ?? [];
  if (aims.length > 0) return <Assigning aims={aims} combat={combat} />;
  if (combat.phase === 'attack' || !hero) return null;
  const open = threats(combat);
  if (open.length === 0) return null;
  const { armor } = levelOf(hero.level);
  const damage = open.map(({ foe, attack }) => damageOf(state, combat, foe, attack));
  const wounds = damage.reduce((sum, n) => sum + Math.ceil(n / armor), 0);
  if (wounds === 0) return null;
  return (
    <p className="mk-danger">
      <Sign d={signs['bleeding-wound']} />{' '}
      {tell('danger', damage.join(' + '), wounds === 1 ? tell('wound') : tell('wounded', wounds), armor)}
    </p>
  );
}

type Aim = Extract<NonNullable<ReturnType<typeof useTable>['ask']>['options'][number], { do: 'hurt' }>;

function Assigning({ aims, combat }: { readonly aims: readonly Aim[]; readonly combat: Combat }): ReactNode {
  const { view, own, hero, lang, tell } = useTable();
  const state = view as unknown as State;
  const total = aims[0]?.total ?? 0;
  // Which attack it is the view does not say: those that deal as much, or all that are left where part of it was taken already.
  const open = threats(combat);
  const alike = open.filter(({ foe, attack }) => damageOf(state, combat, foe, attack) === total);
  const attacks = alike.length > 0 ? alike : open;
  return (
    <section className="mk-assign" aria-label={tell('assign', total)}>
      <strong>{tell('assign', total)}</strong>
      <div>
        {aims.map(({ unit, id, wounds }) => {
          const said =
            unit === null || id === null
              ? wounds === 1
                ? tell('wound')
                : tell('wounded', wounds)
              : shieldText(unit, total);
          const name = id === null ? (hero?.hero ? names.hero(hero.hero, lang) : '') : names.unit(id, lang);
          const sign = id === null ? (hero?.hero ? heroSign(hero.hero) : '') : unitSign(id);
          return (
            <Pointed
              key={unit ?? 'me'}
              thing={unit === null ? ME : thing('unit', unit)}
              name={`${name}: ${said}`}
              className="mk-unit kit-layer"
            >
              <span className="mk-unit-face">
                <Sign d={sign} />
                <span>
                  <strong>{name}</strong>
                  <em>{said}</em>
                </span>
              </span>
            </Pointed>
          );
        })}
      </div>
    </section>
  );

  /** A unit that resists takes its armor away first; what is more wounds it, and takes the armor away again. Nothing is said that is not certain. */
  function shieldText(unit: number, damage: number): string {
    const armor = unitArmor(state, own, unit);
    const said = new Set(
      attacks.map(({ foe, attack }) => {
        const reaching = unitResists(state, own, unit, elementOf(combat, foe, attack)) ? damage - armor : damage;
        if (reaching <= 0) return tell('unharmed');
        return reaching <= armor ? tell('woundedUnit') : tell('woundedLeft', reaching - armor);
      }),
    );
    const [only] = said;
    return only !== undefined && said.size === 1 ? only : tell('armorOf', armor);
  }
}

const damageOf = (state: State, combat: Combat, foe: number, attack: number): number =>
  attackNow(state, combat, foe, attack) * (attackHas(state, combat, foe, attack, 'brutal') ? 2 : 1);
