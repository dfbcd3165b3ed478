import type { Lang } from '@tafelrunde/engine';
import type { Comparison } from '../compare.ts';
import type { Report } from '../report.ts';
import { words } from '../words.ts';
import { tag, written } from './markup.ts';
import { reportParts } from './parts.ts';
import { STYLE } from './style.ts';

/** The report as one page that needs nothing else: no scripts, no fonts, no pictures from anywhere. */
export function reportHtml(report: Report, lang: Lang, comparison: Comparison | null = null): string {
  const name = report.game.name[lang];
  const { head, sections, foot } = reportParts(report, lang, comparison);
  const page = tag(
    'html',
    { lang },
    tag(
      'head',
      {},
      tag('meta', { charset: 'utf-8' }),
      tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      tag('title', {}, words[lang].title(name)),
      tag('style', {}, STYLE),
    ),
    tag('body', {}, tag('header', {}, tag('h1', {}, name), head), tag('main', {}, sections), tag('footer', {}, foot)),
  );
  return `<!doctype html>\n${written(page)}\n`;
}
