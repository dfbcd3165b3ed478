import { type ReactNode, useEffect } from 'react';
import { icons } from '../art/icons.ts';
import { useMessages } from '../messages/index.ts';
import { prefer } from '../preferences.ts';
import { Link } from '../router.tsx';
import { Icon } from './icon.tsx';
import { Newer } from './newer.tsx';
import './frame.css';

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The title is shown by the page itself. */
  readonly untitled?: boolean;
  /** Where this happens, if not on this device. */
  readonly where?: string;
}

/** What all pages but the table share: the sign above the door, where one can go, the small print. */
export function Frame({ title, children, untitled = false, where }: FrameProps) {
  const m = useMessages();
  useTitle(title);
  const other = m.lang === 'de' ? 'en' : 'de';
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {m.skip}
      </a>
      <header className="frame-head">
        <Link className="frame-sign" to="/" aria-label={`Tafelrunde: ${m.home}`}>
          <Icon d={icons['round-table']} />
          <span>Tafelrunde</span>
        </Link>
        <nav>
          <Link to="/learn">{m.nav.learn}</Link>
          <Link to="/rules">{m.nav.rules}</Link>
          <Link to="/settings">{m.nav.settings}</Link>
          <button type="button" className="frame-lang" lang={other} onClick={() => prefer({ lang: other })}>
            {m.language[other]}
          </button>
        </nav>
      </header>
      <main id="main" className="frame-main">
        {untitled ? null : <h1>{title}</h1>}
        {children}
      </main>
      <footer className="frame-foot">
        <p>{where ?? m.games.local}</p>
        <Newer />
        <div className="frame-foot-ways">
          <Link to="/lab">{m.nav.lab}</Link>
          <Link to="/credits">{m.nav.credits}</Link>
        </div>
      </footer>
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Tafelrunde' ? title : `${title} · Tafelrunde`;
  }, [title]);
}
