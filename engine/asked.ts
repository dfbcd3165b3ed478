import type { Ask } from './flow.ts';
import type { Game } from './game.ts';
import type { Lang } from './text.ts';

/** A question in words; where it is about somebody or something, with its name before it: "Goblin Archer 1: On which space?" */
export function asked({ texts }: Game, { kind, about }: Pick<Ask, 'kind' | 'about'>, lang: Lang): string {
  const question = texts.asks[kind]?.[lang] ?? kind;
  return about === undefined || texts.about === undefined ? question : `${texts.about(about, lang)}: ${question}`;
}
