import type { Seat } from '@tafelrunde/engine';
import type { Choice, Way } from './choices.ts';
import { supportCard } from './content/index.ts';
import { PILES } from './rules/cards.ts';
import { wayOf, waysToWield, weaponProfile } from './rules/hands.ts';
import type { CreatureFigure, HeroFigure, OpponentId, Side } from './state.ts';
import type { GroupView, View } from './view.ts';

/** What the own figures and cards might be used for, against whomever. */
export function wishes(view: View, seat: Seat): Choice[] {
  const own = view.groups[seat];
  if (!own) return [];
  const found: Choice[] = [];
  const foes = view.groups.flatMap((group, id) => (id === seat ? [] : lyingIn(group)));
  const sides = view.groups.map(({ band }, id): Side => band ?? id);
  for (const figure of [...own.heroes, ...own.creatures]) addFigure(found, own, figure, foes);
  for (const card of own.hand ?? []) {
    found.push({ do: 'play', card }, { do: 'hire', card }, { do: 'ward', card });
    for (const to of sides) found.push({ do: 'send', card, to });
  }
  if (own.npc) found.push({ do: 'use', card: own.npc.id });
  found.push({ do: 'dodge' }, { do: 'resist' }, { do: 'trade' }, { do: 'buy' }, { do: 'end' });
  return found;
}

function lyingIn({ heroes, creatures, npc, demon }: GroupView): OpponentId[] {
  return [...heroes, ...creatures, ...(npc ? [npc] : []), ...(demon ? [demon] : [])].map(({ id }) => id);
}

function addFigure(
  found: Choice[],
  own: GroupView,
  figure: HeroFigure | CreatureFigure,
  foes: readonly OpponentId[],
): void {
  const { id } = figure;
  found.push({ do: 'protect', by: id }, { do: 'accept', by: id });
  for (const pile of PILES) found.push({ do: 'draw', by: id, pile });
  for (const way of waysOf(figure)) {
    for (const target of foes) found.push({ do: 'attack', by: id, with: way, target });
    found.push({ do: 'parry', with: way });
  }
  for (const card of own.hand ?? []) found.push({ do: 'equip', hero: id, card }, { do: 'cast', by: id, card });
  if (figure.kind === 'creature') return;
  for (const { card } of figure.items) {
    found.push({ do: 'cast', by: id, card }, { do: 'use', card }, { do: 'ward', card });
    found.push({ do: 'take-back', hero: id, card });
    for (const other of own.heroes) if (other !== figure) found.push({ do: 'move', from: id, to: other.id, card });
  }
}

/** A laid-out card in each way it can be held, and the figure itself. */
function waysOf(figure: HeroFigure | CreatureFigure): Way[] {
  const ways: Way[] = ['claws'];
  if (figure.kind === 'hero')
    for (const { card } of figure.items) {
      const profile = weaponProfile(supportCard(card));
      ways.push(...(profile ? waysToWield(figure, card, profile).map(hands => wayOf(card, profile, hands)) : [card]));
    }
  return ways;
}
