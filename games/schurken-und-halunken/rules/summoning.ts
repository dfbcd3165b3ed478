import { type InstanceId, supportCard } from '../content/index.ts';
import { groupOf, type HeroFigure, type Io, type State } from '../state.ts';
import { waiting } from './cooldown.ts';

/** The creature joins the group; it may react from now on but not attack in this turn (SH-SUMM-01, SH-SUMM-11, SH-SUMM-13). */
export function summon(state: State, io: Io, hero: HeroFigure, card: InstanceId, fromHand: boolean): void {
  const summoning = supportCard(card);
  if (summoning.kind !== 'summoning') return;
  const pile = fromHand ? state.playing : null;
  if (pile) pile.splice(pile.indexOf(card), 1);
  else
    hero.items.splice(
      hero.items.findIndex(item => item.card === card),
      1,
    );
  groupOf(state, hero.group).creatures.push({
    kind: 'creature',
    id: card,
    group: hero.group,
    life: summoning.creature.life,
    actions: 0,
    equips: 0,
    reactions: 0,
    idle: false,
    fresh: true,
    // A card summoned straight from the hand is discarded in the end (SH-SUMM-12).
    summoner: fromHand ? null : hero.id,
    cooldown: waiting(card),
  });
  io.tell?.({ kind: 'summoned', by: hero.id, card, rule: 'SH-SUMM-01' });
}
