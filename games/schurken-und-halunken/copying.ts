import { copy, copyEach, copyFlat } from '@tafelrunde/engine';
import type { Group, HeroFigure, Piles, Shown, State } from './state.ts';

/** The state part by part: much quicker than finding the parts anew for every copy. Bots copy a state for all they try. */
export function copyState(state: State): State {
  return {
    ...state,
    groups: copyEach(state.groups, copyGroup),
    piles: copyPiles(state.piles),
    discards: copyPiles(state.discards),
    heroPile: state.heroPile.slice(),
    fallen: state.fallen.slice(),
    drawn: state.drawn.slice(),
    boosts: copyEach(state.boosts, copyFlat),
    combat: copy(state.combat),
    casting: copy(state.casting),
    playing: state.playing.slice(),
    notes: { ...state.notes },
  };
}

const copyPiles = ({ equipment, magic, tactics }: Piles): Piles => ({
  equipment: equipment.slice(),
  magic: magic.slice(),
  tactics: tactics.slice(),
});

const copyGroup = (group: Group): Group => ({
  ...group,
  hand: group.hand.slice(),
  shown: copyEach(group.shown, copyShown),
  resting: copyEach(group.resting, copyFlat),
  heroes: copyEach(group.heroes, copyHero),
  creatures: copyEach(group.creatures, copyFlat),
  npc: group.npc && { ...group.npc },
  demon: group.demon && { ...group.demon },
});

const copyShown = ({ card, to }: Shown): Shown => ({ card, to: to === 'all' ? to : to.slice() });

const copyHero = (hero: HeroFigure): HeroFigure => ({ ...hero, items: copyEach(hero.items, copyFlat) });
