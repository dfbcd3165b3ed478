import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../parts/lazily.ts';
import { usePreferences } from '../../preferences.ts';

const Asking = lazily(
  async () => (await import('./asking.tsx')).Asking,
  () => null,
);

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
