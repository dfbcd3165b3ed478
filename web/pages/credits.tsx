import { use } from 'react';
import { ARTISTS } from '../art/artists.ts';
import { icons } from '../art/icons.ts';
import { Frame } from '../parts/frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { useCreditsMessages } from './credits-messages.ts';
import './credits.css';

const OF_PICTURES = import.meta.glob<{ readonly icons: Readonly<Record<string, string>> }>([
  '../games/*/{icons,picture-icons}.ts',
  '../art/picture-icons.ts',
]);
/** The icons of all boards and covers are loaded only here. */
let all: Promise<Readonly<Record<string, string>>> | null = null;

async function allIcons(): Promise<Readonly<Record<string, string>>> {
  const modules = await Promise.all(Object.values(OF_PICTURES).map(load => load()));
  return Object.assign({}, icons, ...modules.map(module => module.icons));
}

export function Credits() {
  all ??= allIcons();
  const used = use(all);
  const c = useCreditsMessages();
  return (
    <Frame title={c.title}>
      <div className="credits parchment">
        <p>{c.unofficial}</p>
        <h2>{c.icons}</h2>
        <p>
          {c.iconsAbout} <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
        </p>
        {ARTISTS.map(([artist, drawn]) => (
          <section key={artist} className="credits-artist">
            <h3>{c.iconsBy(artist)}</h3>
            <ul className="credits-icons">
              {drawn.map(name => (
                <li key={name}>
                  <Icon d={used[name] ?? ''} />
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <h2>{c.fonts}</h2>
        <p>{c.fontsAbout}</p>
        <h2>{c.code}</h2>
        <p>{c.codeAbout}</p>
      </div>
    </Frame>
  );
}
