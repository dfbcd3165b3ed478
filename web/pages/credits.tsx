import { use } from 'react';
import { icons } from '../art/icons.ts';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Icon } from '../parts/icon.tsx';
import './credits.css';

/** Everybody who has drawn for the collection; it does not say who drew which. */
const ARTISTS =
  'Andy Meneely, Aussiesim, Carl Olsen, Caro Asercion, Cathelineau, Catsu, DarkZaitzev, Delapouite, Faithtoken, Felbrigg, GeneralAce135, Guard13007, HeavenlyDog, Irongamer, John Colburn, John Redman, Kier Heyl, Lorc, Lord Berandas, Lucas, Pepijn Poolman, Pierre Leducq, PriorBlue, Quoting, Rihlsul, Sbed, Skoll, Sparker, SpencerDub, Starseeker, Viscious Speed, Willdabeast, Zajkonur, Zeromancer';

const OF_GAMES = import.meta.glob<{ readonly icons: Readonly<Record<string, string>> }>('../games/*/icons.ts');
/** The icons of all boards are loaded only here. */
let all: Promise<Readonly<Record<string, string>>> | null = null;

async function allIcons(): Promise<Readonly<Record<string, string>>> {
  const modules = await Promise.all(Object.values(OF_GAMES).map(load => load()));
  return Object.assign({}, icons, ...modules.map(module => module.icons));
}

export function Credits() {
  const m = useMessages();
  all ??= allIcons();
  const used = Object.entries(use(all)).sort(([a], [b]) => a.localeCompare(b));
  const c = m.credits;
  return (
    <Frame title={c.title}>
      <div className="credits parchment">
        <p>{c.unofficial}</p>
        <h2>{c.icons}</h2>
        <p>
          {c.iconsAbout} <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
        </p>
        <p>{c.iconsBy(ARTISTS)}.</p>
        <ul className="credits-icons">
          {used.map(([name, d]) => (
            <li key={name}>
              <Icon d={d} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
        <h2>{c.fonts}</h2>
        <p>{c.fontsAbout}</p>
        <h2>{c.code}</h2>
        <p>{c.codeAbout}</p>
      </div>
    </Frame>
  );
}
