// A Vite plugin: the page as it stands before any script has come. What is always there (the sign, where one can go, the title) is written
// into index.html with its style, in both languages; a few lines of script choose the language and fetch ahead what the address needs.
import { LANGS, type Lang, type Text } from '@tafelrunde/engine';
import { GAMES } from '@tafelrunde/games';
import type { Plugin } from 'vite';
import { icons } from '../art/icons.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/shape.ts';

const MESSAGES: Readonly<Record<Lang, Messages>> = { en, de };

/** The module of each page, by the first part of its address. */
const PAGES: Readonly<Record<string, string>> = {
  new: 'new-match',
  table: 'table',
  online: 'online',
  key: 'key',
  campaign: 'campaign',
  rules: 'rules',
  settings: 'settings',
  learn: 'learn',
  lab: 'lab',
  replay: 'replay',
  credits: 'credits',
};
/** Pages that play or set up the game which the address names. */
const OF_A_GAME = ['new', 'campaign'];
const PLACE = '<div id="app"></div>';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
interface Asset {
  readonly type: 'asset';
  readonly fileName: string;
  readonly source: string | Uint8Array;
}
type Bundle = Readonly<Record<string, Chunk | Asset>>;

export function shell(): Plugin {
  return {
    name: 'tafelrunde-shell',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return bundle ? withShell(html, bundle as unknown as Bundle) : html;
      },
    },
  };
}

function withShell(html: string, bundle: Bundle): string {
  const link = html.match(/\s*<link rel="stylesheet"[^>]*href="\/(assets\/index-[^"]+\.css)"[^>]*>/);
  const style = link?.[1] === undefined ? undefined : bundle[link[1]];
  if (!link || style?.type !== 'asset') throw new Error('index.html has no style of its own.');
  const css = typeof style.source === 'string' ? style.source : Buffer.from(style.source).toString('utf8');
  return (
    html
      // What is loaded later asks for this file only if no link names it: one that is switched off fetches nothing.
      .replace(link[0], () => link[0].replace('>', ' disabled>'))
      .replace(
        '</head>',
        () => `  <style>${css.trim()}${SHELL_STYLE}</style>\n    <script>${early(bundle)}</script>\n  </head>`,
      )
      .replace(PLACE, () => `<div id="app">${LANGS.map(frame).join('')}</div>\n    <script>${titles()}</script>`)
  );
}

/** Both languages are there until the script below has taken one away; a table has no frame. Whoever waits for script is told at once: there is nothing else to look at. */
const SHELL_STYLE =
  ':root[lang=de] [data-shell=en],:root[lang=en] [data-shell=de],:root[data-at=table] [data-shell] header{display:none}.shell-title{margin-bottom:var(--space-4);color:var(--gold-bright);font:600 var(--size-huge)/1.1 var(--font-display)}[data-shell] .loading{animation:none}';

/** As `Frame` draws it. */
function frame(lang: Lang): string {
  const m = MESSAGES[lang];
  const icon = (d: string) =>
    `<svg viewBox="0 0 512 512" aria-hidden="true"><path fill="currentColor" d="${d}"/></svg>`;
  const ways = [
    ['/learn', m.nav.learn],
    ['/rules', m.nav.rules],
    ['/settings', m.nav.settings],
  ];
  return [
    `<div class="frame" data-shell="${lang}" lang="${lang}">`,
    `<header class="frame-head"><a class="frame-sign" href="/" aria-label="Tafelrunde: ${m.home}">${icon(icons['round-table'])}<span>Tafelrunde</span></a>`,
    `<nav>${ways.map(([to, name]) => `<a href="${to}">${name}</a>`).join('')}<span>${m.language[lang === 'de' ? 'en' : 'de']}</span></nav></header>`,
    `<div class="frame-main"><p class="shell-title"></p><p class="loading" role="status">${m.loading}</p><noscript>${m.scriptless}</noscript></div></div>`,
  ].join('');
}

/** Before anything is drawn: the language, the colours, and what the address will need. */
function early(bundle: Bundle): string {
  const files: string[] = [];
  const numbers = (of: readonly string[]) =>
    of.map(file => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  const first = new Set(reached(bundle, [moduleOf(bundle, 'web/index.html')]));
  const needed = (modules: readonly string[], without: ReadonlySet<string>) =>
    reached(
      bundle,
      modules.map(module => moduleOf(bundle, module)),
    ).filter(file => !without.has(file));
  const pages = Object.fromEntries(
    Object.entries(PAGES).map(([page, module]) => [page, numbers(needed([`web/pages/${module}.tsx`], first))]),
  );
  const games = Object.fromEntries(
    GAMES.map(({ id, loadThinking }) => {
      // What a page and its workers load in any case, and no boxes that nobody has asked for.
      const module = loadThinking === undefined ? 'index' : 'thinking';
      return [id, numbers(needed([`games/${id}/${module}.ts`], first))];
    }),
  );
  const sheets = Object.keys(bundle).filter(file => file.startsWith('rulebooks/'));
  const books = Object.fromEntries(sheets.map(file => [file.replace(/^rulebooks\/|-\w{8}\.json$/g, ''), file]));
  return script(EARLY, { files, pages, games, books, ofGame: OF_A_GAME });
}

const EARLY = `(({files,pages,games,books,ofGame})=>{
let root=document.documentElement,at=location.pathname.split('/'),page=at[1],wishes={};
try{wishes=JSON.parse(localStorage.getItem('tafelrunde.preferences'))||wishes}catch{}
let lang=/^(de|en)$/.test(wishes.lang)?wishes.lang:/^de/i.test(navigator.language)?'de':'en';
root.lang=lang;root.dataset.at=page;
if(wishes.colours==='contrast')root.dataset.colours='contrast';
let own=(o,k)=>Object.hasOwn(o,k)?o[k]:[];
let link=(file,rel,as)=>{let l=document.createElement('link');l.rel=rel;if(as)l.as=as;l.crossOrigin='';l.href='/'+file;document.head.append(l)};
for(let n of new Set([...own(pages,page),...(ofGame.includes(page)?own(games,at[2]):[])])){let f=files[n];f.endsWith('.css')?link(f,'preload','style'):link(f,'modulepreload')}
if(page==='rules')for(let b of [at[2]+'.'+lang,at[2]+'.terms.'+lang])if(Object.hasOwn(books,b))link(books[b],'preload','fetch');
})`;

/** As soon as there is somewhere to write it: what the page is called. */
function titles(): string {
  const pair = (of: (m: Messages) => string): Text => ({ en: of(en), de: of(de) });
  const titled = {
    '': pair(m => m.games.title),
    rules: pair(m => m.nav.rules),
    settings: pair(m => m.nav.settings),
    learn: pair(m => m.learn.title),
    lab: pair(m => m.nav.lab),
    credits: pair(m => m.nav.credits),
    ...Object.fromEntries(
      GAMES.flatMap(({ id, name }) => [
        [`new/${id}`, pair(m => m.setup.title(name[m.lang]))],
        [`rules/${id}`, pair(m => `${m.nav.rules}: ${name[m.lang]}`)],
      ]),
    ),
  };
  return script(TITLED, titled);
}

const TITLED = `(titles=>{let lang=document.documentElement.lang,at=location.pathname.split('/'),t=titles[at.slice(1,3).join('/')]||titles[at[1]];for(let s of document.querySelectorAll('[data-shell]'))if(s.lang!==lang)s.remove();else s.querySelector('.shell-title').textContent=t?t[lang]:''})`;

/** A function and what it is given, as text that no tag can end. */
const script = (code: string, data: object): string =>
  `${code.replaceAll('\n', '')}(${JSON.stringify(data).replaceAll('<', '\\u003c')})`;

/** The chunk that hands a module out, or holds it. */
function moduleOf(bundle: Bundle, module: string): string {
  const is = (id: string | null) => id?.replaceAll('\\', '/').endsWith(`/${module}`) === true;
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const found = chunks.find(chunk => is(chunk.facadeModuleId)) ?? chunks.find(chunk => chunk.moduleIds.some(is));
  if (!found) throw new Error(`The build has no chunk of ${module}.`);
  return found.fileName;
}

/** These chunks, all they import and the style of all of them. */
function reached(bundle: Bundle, files: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') continue;
    seen.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
    waiting.push(...chunk.imports);
  }
  return [...seen];
}
