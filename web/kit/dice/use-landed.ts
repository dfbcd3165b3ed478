import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether the dice in an element have come to rest. `roll` names what was rolled: another name is another roll. Where nothing moves, they lie at once. */
export function useLanded<E extends Element>(roll: string): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [landed, land] = useState<string | null>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    const rolling = ref.current?.getAnimations({ subtree: true }) ?? [];
    if (rolling.length === 0) land(roll);
    else void Promise.allSettled(rolling.map(({ finished }) => finished)).then(() => isCurrent && land(roll));
    return () => {
      isCurrent = false;
    };
  }, [roll]);
  return [ref, landed === roll];
}
