import { listed } from '@tafelrunde/engine';
import { supportCard } from '../content/index.ts';
import type { AttackForm, FoeKind, School, Stat, WeaponCategory } from '../content/values.ts';
import { foeWords, usedWords } from '../content/words.ts';
import { weaponProfile } from '../rules/hands.ts';
import { type Figure, isFigure, isMagical, type Means, type Opponent } from '../state.ts';
import type { Scribe } from './word.ts';

/** When a modifier counts; without one it always does. */
export type Condition =
  /** The running attack has this form, whichever side the figure is on. */
  | { readonly is: 'form'; readonly form: AttackForm }
  /** The figure attacks or parries with a weapon of this category or casts a spell of this school. */
  | { readonly is: 'using'; readonly category: WeaponCategory | School }
  /** The other side of the running combat is of one of these kinds. */
  | { readonly is: 'facing'; readonly foes: readonly FoeKind[] }
  /** The figure parries with neither weapon nor shield (SH-PARRY-03, SH-RANGED-03). */
  | { readonly is: 'dodging' }
  /** The figure fights as protector of another. Counts before the penalty of SH-PROT-02/03. */
  | { readonly is: 'protecting' }
  /** The figure has at most this many life points. */
  | { readonly is: 'wounded'; readonly life: number };

/** How somebody stands in a roll: what is used, against whom. Decides which modifiers count. */
export interface Stance {
  readonly using: Means | null;
  readonly form: AttackForm | null;
  readonly foe: Opponent | null;
  readonly dodging: boolean;
  readonly protecting: boolean;
}

/** What somebody uses: the category of the weapon, the school of the spell. */
export function categoryOf(using: Means | null): WeaponCategory | School | null {
  if (using === null || using === 'claws') return null;
  const card = supportCard(using);
  return 'school' in card ? card.school : (weaponProfile(card)?.category ?? null);
}

export function holds(condition: Condition | undefined, who: Figure, stance: Stance): boolean {
  if (!condition) return true;
  switch (condition.is) {
    case 'form':
      return stance.form === condition.form;
    case 'using':
      return categoryOf(stance.using) === condition.category;
    case 'facing':
      return stance.foe !== null && condition.foes.some(kind => isOfKind(stance.foe, kind));
    case 'dodging':
      return stance.dodging;
    case 'protecting':
      return stance.protecting;
    case 'wounded':
      return who.life <= condition.life;
  }
}

function isOfKind(foe: Opponent | null, kind: FoeKind): boolean {
  if (foe === null) return false;
  return kind === 'magical-hero' ? isFigure(foe) && isMagical(foe) : foe.kind === kind;
}

const offensive: readonly Stat[] = ['attack', 'damage', 'magic'];

export function conditionText(condition: Condition, stat: Stat, { lang, t }: Scribe): string {
  switch (condition.is) {
    case 'form': {
      const german = { melee: 'Nahkampfattacken', ranged: 'Fernkampfattacken', magical: 'magische Attacken' } as const;
      return offensive.includes(stat)
        ? t(`in ${condition.form} attacks`, `bei ${german[condition.form].replace('magische ', 'magischen ')}`)
        : t(`against ${condition.form} attacks`, `gegen ${german[condition.form]}`);
    }
    case 'using':
      return t(`with ${usedWords[condition.category].en}`, `mit ${usedWords[condition.category].de}`);
    case 'facing': {
      const foes = listed(
        condition.foes.map(foe => foeWords[foe][lang]),
        t('and', 'und'),
      );
      return t(`against ${foes}`, `gegen ${foes}`);
    }
    case 'dodging':
      return t('when dodging', 'beim Ausweichen');
    case 'protecting':
      return t('when protecting', 'beim Beschützen');
    case 'wounded':
      return t(`at ${condition.life} life points or fewer`, `bei höchstens ${condition.life} Lebenspunkten`);
  }
}
