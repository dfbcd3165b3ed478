import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { LargeCard } from '../../kit/cards/card.tsx';
import {
  CARDS,
  type CardId,
  cardTexts,
  type EnemyId,
  enemyOf,
  enemyText,
  isWound,
  names,
  SKILLS,
  type SkillId,
  skillText,
  type TacticId,
  tacticOf,
  tacticText,
  type UnitId,
  unitOf,
  unitText,
} from './game.ts';
import { icons } from './icons.ts';
import { cardSign, cardTone, enemySign, unitSign } from './pictures.ts';
import { say } from './words.ts';

/** A card, unit, skill, tactic or enemy large enough to read; named `card:rage`, `unit:monks`. */
export function Whole({ id, lang }: { readonly id: string; readonly lang: Lang }): ReactNode {
  const [kind, name = ''] = id.split(':') as [string, string?];
  switch (kind) {
    case 'card':
      return <WholeDeed id={name as CardId} lang={lang} />;
    case 'unit': {
      const unit = unitOf(name as UnitId);
      return (
        <LargeCard
          className="mk-card mk-tone-unit"
          title={unit.name[lang]}
          art={unitSign(name as UnitId)}
          text={unitText(unit, lang)}
        />
      );
    }
    case 'skill': {
      const skill = SKILLS[name as SkillId];
      return (
        <LargeCard
          className="mk-card mk-tone-skill"
          title={skill.name[lang]}
          art={icons['laurels-trophy']}
          text={skillText(skill, lang)}
        />
      );
    }
    case 'tactic': {
      const tactic = tacticOf(name as TacticId);
      return (
        <LargeCard
          className="mk-card mk-tone-tactic"
          title={tactic.name[lang]}
          art={icons.hourglass}
          text={tacticText(tactic, lang)}
        />
      );
    }
    case 'enemy': {
      const enemy = enemyOf(name as EnemyId);
      return (
        <LargeCard
          className="mk-card mk-tone-enemy"
          title={enemy.name[lang]}
          art={enemySign(name as EnemyId)}
          text={enemyText(enemy, lang)}
        />
      );
    }
    default:
      return null;
  }
}

function WholeDeed({ id, lang }: { readonly id: CardId; readonly lang: Lang }): ReactNode {
  const card = CARDS.get(id);
  const texts = card && cardTexts(card, lang);
  const strong = card?.type === 'spell' ? card.strongName[lang] : say(lang, 'strong');
  const text = texts
    ? [texts.basic, texts.strong === '' ? '' : `${strong}: ${texts.strong}`].filter(Boolean).join(' — ')
    : '';
  return (
    <LargeCard
      className={`mk-card mk-tone-${cardTone(id)}`}
      title={names.card(id, lang)}
      art={cardSign(id)}
      text={isWound(id) ? '' : text}
    />
  );
}
