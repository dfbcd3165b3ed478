import type { ReactNode } from 'react';
import { ReadyToken } from '../../kit/panels/badge.tsx';
import { Heart } from '../../kit/panels/meter.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import {
  type CreatureFigure,
  type DemonFigure,
  type HeroFigure,
  type NpcFigure,
  nameOf,
  type Stat,
  statWords,
  supportCard,
} from './game.ts';
import { useTold } from './motion.ts';
import { Picture, SignIcon } from './Picture.tsx';
import { Stats, type StatValue } from './Stats.tsx';
import { useTable } from './Table.tsx';
import type { Word } from './words.ts';

/** Whoever has no card of a hero: creatures, NPCs and demons. */
export function Person({
  who,
  ward = false,
}: {
  readonly who: CreatureFigure | NpcFigure | DemonFigure;
  readonly ward?: boolean;
}): ReactNode {
  const { lang, say, motion } = useTable();
  const ref = useTold<HTMLDivElement>(who.id);
  const full = fullLife(who);
  const role: Word = who.kind === 'npc' && ward ? 'ward' : who.kind;
  const name = nameOf(who.id)[lang];
  const values = printedValues(who);
  const spoken = values.map(({ stat, value }) => `${statWords[stat][lang]} ${value}`);
  const life = `${say('life')} ${who.life} ${say('of')} ${full}`;
  const label = [`${name} (${say(role)})`, life, ...useReadiness(who), ...spoken];
  return (
    <div className={`sh-person sh-person-${who.kind}`} ref={ref} data-at={who.id}>
      <Pointed thing={who.id} card={who.id} name={label.join(', ')} className="sh-portrait">
        <span className="sh-medallion">
          <Picture of={who.id} />
        </span>
        <span className="sh-person-name">{name}</span>
        <span className="sh-person-role">{say(role)}</span>
        <Heart life={who.life} full={full} motion={motion} />
        <Readiness who={who} />
        <Stats values={values} />
      </Pointed>
    </div>
  );
}

/** Those on its card that count in a fight; what is 0 is left out. */
function printedValues(who: CreatureFigure | NpcFigure | DemonFigure): readonly StatValue[] {
  const card = supportCard(who.id);
  const of: Partial<Record<Stat, number>> =
    card.kind === 'summoning' ? card.creature : card.kind === 'demon' || card.kind === 'npc' ? card : {};
  return STATS.flatMap(stat => {
    const value = of[stat] ?? 0;
    return value > 0 ? [{ stat, value, boost: undefined }] : [];
  });
}

const STATS: readonly Stat[] = ['attack', 'parry', 'damage', 'magicResistance', 'armour'];

function fullLife(who: CreatureFigure | NpcFigure | DemonFigure): number {
  const card = supportCard(who.id);
  if (who.kind === 'creature') return who.full ?? (card.kind === 'summoning' ? card.creature.life : who.life);
  return 'life' in card ? card.life : who.life;
}

type Somebody = HeroFigure | CreatureFigure | NpcFigure | DemonFigure;

/** Actions and reactions that are left, as tokens. */
export function Readiness({ who }: { readonly who: Somebody }): ReactNode {
  const tokens = readyTokens(who);
  return tokens.length > 0 ? (
    <span className="sh-ready" aria-hidden="true">
      {tokens.map(({ as, count }) => (
        <ReadyToken key={as} as={as} sign={<SignIcon sign={as} />} count={count} />
      ))}
    </span>
  ) : null;
}

function readyTokens(
  who: Somebody,
): readonly { readonly as: 'action' | 'reaction' | 'used'; readonly count: number }[] {
  if (who.kind === 'demon') return [];
  if (who.kind === 'npc') return who.used ? [{ as: 'used', count: 1 }] : [];
  const actions = who.actions + who.equips;
  const left = [
    { as: 'action', count: actions },
    { as: 'reaction', count: who.reactions },
  ] as const;
  const shown = left.filter(({ count }) => count > 0);
  return shown.length > 0 ? shown : [{ as: 'used', count: 1 }];
}

/** The same in words. */
export function useReadiness(who: Somebody): string[] {
  const { say } = useTable();
  if (who.kind === 'demon') return [];
  if (who.kind === 'npc') return who.used ? [say('used')] : [];
  const words: string[] = [];
  if (who.actions > 0) words.push(`${who.actions} ${say('action')}`);
  else if (who.equips > 0) words.push(say('equip'));
  if (who.reactions > 0) words.push(`${who.reactions} ${say('reaction')}`);
  if (who.idle) words.push(say('idle'));
  if (who.kind === 'creature' && who.fresh) words.push(say('fresh'));
  return words;
}
