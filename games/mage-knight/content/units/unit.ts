import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { SiteKind } from '../sites.ts';
import type { Box, Element, Mana, Resistance } from '../words.ts';

/** One ability of a unit: activating it uses one of them (MK-UNIT-07), for mana where it says so. */
export interface UnitAbility {
  readonly mana?: Mana;
  readonly effects: readonly Effect[];
}

/** Kinds of units that do not come together. */
export type Band = 'heroes' | 'thugs';

/** What is special about some units besides their abilities. */
export interface Special {
  /** The reputation modifier counts the other way round or twice, once in an interaction in which such a unit is recruited. */
  readonly reputation?: 'reversed' | 'doubled';
  /** Its band, and the one that cannot be recruited in the same interaction. */
  readonly band?: Band;
  readonly apartFrom?: Band;
  /** Influence to be paid before damage may be assigned to it. */
  readonly damageToll?: number;
  /** Influence to be paid to activate it in an assault or against another hero. */
  readonly assaultToll?: number;
  /** Costs a basic mana besides, whose colour lies on the card; each round a crystal has to follow, or it leaves. Never comes for nothing. */
  readonly upkeep?: true;
  /** Several different abilities may be used in one activation. */
  readonly several?: true;
}

export interface UnitCard {
  readonly name: Text;
  readonly tier: 'regular' | 'elite';
  readonly box: Box;
  readonly level: number;
  /** Influence to recruit it. */
  readonly cost: number;
  readonly armor: number;
  readonly resists: readonly Resistance[];
  readonly sites: readonly SiteKind[];
  readonly copies: number;
  readonly special?: Special;
  readonly abilities: readonly UnitAbility[];
}

export const units = <K extends string>(table: Record<K, UnitCard>): Readonly<Record<K, UnitCard>> => table;

/** Attack or block of the same value: one ability. */
export const attackOrBlock = (n: number, element: Element = 'physical'): UnitAbility => ({
  effects: [
    {
      do: 'one-of',
      of: [
        [element === 'physical' ? { do: 'attack', n } : { do: 'attack', n, element }],
        [element === 'physical' ? { do: 'block', n } : { do: 'block', n, element }],
      ],
    },
  ],
});

/** An ability of a single effect, or of several. */
export const ability = (...effects: readonly Effect[]): UnitAbility => ({ effects });

/** The same for mana. */
export const forMana = (mana: Mana, { effects }: UnitAbility): UnitAbility => ({ mana, effects });
