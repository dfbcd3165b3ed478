import { lazy, type ReactNode, Suspense } from 'react';
import { usePreferences } from '../../preferences.ts';

const Asking = lazy(() => import('./asking.tsx'));

/** Asks once whether the table is to be heard: when the first decision at the first match is made, so that nothing stands before that. */
export function SoundOffer({ decisions }: { readonly decisions: number }): ReactNode {
  const { sound, soundAsked } = usePreferences();
  if (sound || soundAsked || decisions === 0) return null;
  return (
    <Suspense>
      <Asking />
    </Suspense>
  );
}
