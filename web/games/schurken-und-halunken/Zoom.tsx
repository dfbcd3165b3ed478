import type { Lang } from '@tafelrunde/engine';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { LargeCard } from './CardFace.tsx';
import { useStore, zoomed } from './stores.ts';

const WIDTH = 272;
const HEIGHT = 400;
const GAP = 12;

/** The card that is looked at closely, beside where it lies. */
export function Zoom({ lang }: { readonly lang: Lang }): ReactNode {
  const shown = useStore(zoomed);
  useEffect(() => {
    const hide = () => zoomed.set(null);
    window.addEventListener('scroll', hide, { passive: true, capture: true });
    return () => {
      window.removeEventListener('scroll', hide, { capture: true });
      hide();
    };
  }, []);
  if (!shown) return null;
  return createPortal(
    <div className="sh-zoom" style={placeBeside(shown.beside)} aria-hidden="true">
      <LargeCard id={shown.id} lang={lang} />
    </div>,
    document.body,
  );
}

/** To the right, or to the left, or where there is room; never under the finger. */
function placeBeside(rect: DOMRect): CSSProperties {
  const { innerWidth: width, innerHeight: height } = window;
  const top = Math.max(GAP, Math.min(rect.top, height - HEIGHT - GAP));
  if (rect.right + GAP + WIDTH < width) return { left: rect.right + GAP, top };
  if (rect.left - GAP - WIDTH > 0) return { left: rect.left - GAP - WIDTH, top };
  const isLow = rect.top > height / 2;
  return { left: Math.max(GAP, (width - WIDTH) / 2), top: isLow ? GAP : Math.max(GAP, height - HEIGHT - GAP) };
}
