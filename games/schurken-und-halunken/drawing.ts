import { type Drawing, type Lang, type SeatName, type Sum, sumText, type Text } from '@tafelrunde/engine';
import type { InstanceId } from './content/index.ts';
import { scenarioRules } from './content/scenarios/index.ts';
import { statWords } from './content/words.ts';
import { meansName, nameOf, sideName } from './names.ts';
import { heroValues, wieldedValues } from './rules/standing-values.ts';
import { type CreatureFigure, creatureCard, type Figure, type HeroFigure, type Item } from './state.ts';
import { UNTIL } from './texts/words.ts';
import type { GroupView, View } from './view.ts';

const WORDS = {
  turn: { en: 'Turn', de: 'Zug' },
  life: { en: 'life', de: 'Leben' },
  action: { en: 'action', de: 'Aktion' },
  reaction: { en: 'reaction', de: 'Reaktion' },
  hand: { en: 'Hand', de: 'Hand' },
  red: { en: 'red', de: 'rot' },
  blue: { en: 'blue', de: 'blau' },
  green: { en: 'green', de: 'grün' },
  known: { en: 'known', de: 'bekannt' },
  npc: { en: 'NPC', de: 'NSC' },
  demon: { en: 'Demon', de: 'Dämon' },
  piles: { en: 'Piles', de: 'Stapel' },
  discards: { en: 'discarded', de: 'abgelegt' },
  heroes: { en: 'heroes for sale', de: 'kaufbare Helden' },
  out: { en: 'out of the game', de: 'aus dem Spiel' },
  cooling: { en: 'wait', de: 'warten' },
  bears: { en: 'bears', de: 'trägt' },
  printed: { en: 'printed', de: 'aufgedruckt' },
  used: { en: 'used', de: 'genutzt' },
  attack: { en: 'Attack', de: 'Attacke' },
  defence: { en: 'Defence', de: 'Abwehr' },
  casting: { en: 'Casting', de: 'Zauber' },
  against: { en: 'against', de: 'gegen' },
  now: { en: 'Now', de: 'Jetzt' },
} satisfies Record<string, Text>;

type Say = (word: keyof typeof WORDS) => string;

/** The table as text: group by group with all that lies there, then the piles; framed, or one sentence per fact. */
export function draw(view: View, { lang, plain, seat }: Drawing): string[] {
  const say: Say = word => WORDS[word][lang];
  const name: SeatName = id => sideName(view.groups[id]?.band ?? id, lang, seat);
  return [
    `${say('turn')} ${view.turn}: ${name(view.active)}`,
    ...(scenarioRules(view.scenario).lines?.(view, lang, side => sideName(side, lang, seat)) ?? []),
    ...combatLines(view, lang, say),
    ...view.groups.flatMap((group, id) => {
      const title = `${name(id)}${id === view.active ? ` (${say('now')})` : ''}`;
      const lines = groupLines(view, group, lang, plain, say);
      return plain
        ? lines.map(line => `${name(id)}: ${line}`)
        : [`== ${title} ${'='.repeat(Math.max(0, 60 - title.length))}`, ...lines.map(l => `   ${l}`)];
    }),
    pileLine(view, say),
  ];
}

function groupLines(view: View, group: GroupView, lang: Lang, plain: boolean, say: Say): string[] {
  if (group.out) return [say('out')];
  const lines = [
    ...group.heroes.flatMap(hero => heroLines(view, hero, lang, plain, say)),
    ...group.creatures.map(creature => creatureLine(view, creature, lang, say)),
  ];
  const { npc, demon } = group;
  if (npc)
    lines.push(
      `${say('npc')}: ${nameOf(npc.id)[lang]}, ${say('life')} ${npc.life}${npc.used ? `, ${say('used')}` : ''}`,
    );
  if (demon) lines.push(`${say('demon')}: ${nameOf(demon.id)[lang]}, ${say('life')} ${demon.life}`);
  return group.band === null ? [...lines, handLine(group, lang, say)] : lines;
}

function heroLines(view: View, hero: HeroFigure, lang: Lang, plain: boolean, say: Say): string[] {
  const stats = heroValues(view, hero).map(
    ({ stat, printed, value }) =>
      `${statWords[stat][lang]} ${value}${value === printed ? '' : ` (${say('printed')} ${printed})`}`,
  );
  const items = hero.items.map(item => {
    const values = wieldedValues(view, hero, item.card).map(({ stat, value }) => `${statWords[stat][lang]} ${value}`);
    return `${nameOf(item.card)[lang]}${values.length > 0 ? ` (${values.join(', ')})` : ''}${noteOn(item, say)}`;
  });
  const head = `${nameOf(hero.id)[lang]}: ${readiness(view, hero, view.startLife, lang, say)}; ${stats.join(', ')}`;
  if (items.length === 0) return [head];
  return [head, `${plain ? `${nameOf(hero.id)[lang]}, ${say('bears')}:` : '  -'} ${items.join(', ')}`];
}

/** What a laid-out card, or one taken back into the hand, has to wait for. */
const noteOn = ({ used, cooldown }: Item, say: Say): string =>
  cooldown > 0 ? ` (${say('cooling')} ${cooldown})` : used ? ` (${say('used')})` : '';

function creatureLine(view: View, creature: CreatureFigure, lang: Lang, say: Say): string {
  const { full = creatureCard(creature).life } = creature;
  return `${nameOf(creature.id)[lang]}: ${readiness(view, creature, full, lang, say)}`;
}

function readiness(view: View, who: Figure, full: number, lang: Lang, say: Say): string {
  const parts = [`${say('life')} ${who.life}/${full}`];
  if (who.actions + who.equips > 0) parts.push(`${say('action')} ${who.actions + who.equips}`);
  if (who.reactions > 0) parts.push(`${say('reaction')} ${who.reactions}`);
  for (const { on, stat, amount, until } of view.boosts)
    if (on === who.id) parts.push(`${statWords[stat][lang]} ${amount > 0 ? '+' : ''}${amount} ${UNTIL[until][lang]}`);
  return parts.join(', ');
}

function handLine({ hand, backs, seen, resting }: GroupView, lang: Lang, say: Say): string {
  const cards = (list: readonly InstanceId[]): string =>
    list
      .map(card => {
        const tired = resting.find(item => item.card === card);
        return `${nameOf(card)[lang]}${tired ? noteOn(tired, say) : ''}`;
      })
      .join(', ');
  const counts = `${backs.equipment} ${say('red')}, ${backs.magic} ${say('blue')}, ${backs.tactics} ${say('green')}`;
  const known = seen.length > 0 ? `; ${say('known')}: ${cards(seen)}` : '';
  return hand ? `${say('hand')} (${hand.length}): ${cards(hand) || '-'}` : `${say('hand')}: ${counts}${known}`;
}

/** Both totals before the dice, with their summands. */
function combatLines({ combat, casting }: View, lang: Lang, say: Say): string[] {
  if (casting)
    return [
      `${say('casting')}: ${nameOf(casting.by)[lang]}, ${nameOf(casting.card)[lang]}: ${total(casting.value, 'magic', lang)}`,
    ];
  if (!combat) return [];
  const { attacker, protector, target, form, attackSum, defenceSum } = combat;
  const defender = nameOf(protector ?? target)[lang];
  const means = meansName(attacker, combat.with);
  const lines = [
    `${say('attack')}: ${nameOf(attacker)[lang]} ${say('against')} ${defender}${means ? ` (${means[lang]})` : ''}`,
  ];
  if (attackSum)
    lines.push(`${nameOf(attacker)[lang]}: ${total(attackSum, form === 'magical' ? 'magic' : 'attack', lang)}`);
  const stat = combat.defence?.how === 'spell' ? 'magic' : form === 'magical' ? 'magicResistance' : 'parry';
  if (defenceSum) lines.push(`${defender}: ${total(defenceSum, stat, lang)}`);
  return lines;
}

/** "9 attack = 6 base + 4 Axe - 1 Trembler": the drawing writes all its numbers with the plain minus of a terminal. */
const total = (sum: Sum, stat: keyof typeof statWords, lang: Lang): string =>
  sumText(sum, statWords[stat], lang, nameOf).replaceAll('−', '-');

function pileLine({ piles, discards, heroPile }: View, say: Say): string {
  const pile = (name: 'equipment' | 'magic' | 'tactics', colour: 'red' | 'blue' | 'green') =>
    `${say(colour)} ${piles[name]} (${say('discards')} ${discards[name].length})`;
  return `${say('piles')}: ${pile('equipment', 'red')}, ${pile('magic', 'blue')}, ${pile('tactics', 'green')}; ${say('heroes')} ${heroPile}`;
}
