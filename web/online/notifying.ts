import { useEffect, useRef, useState } from 'react';

type Permission = 'granted' | 'denied' | 'default' | 'unknown';

const permission = (): Permission => ('Notification' in globalThis ? Notification.permission : 'unknown');

/** Whether the browser may call; it is asked only when somebody clicks. */
export function useNotifying(): { readonly state: Permission; readonly ask: () => void } {
  const [state, setState] = useState(permission);
  return { state, ask: () => void Notification.requestPermission().then(setState) };
}

/** Calls once whenever it becomes this person's turn while they look elsewhere. */
export function useCall(mine: boolean, words: string): void {
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current && document.hidden && permission() === 'granted') call(words);
    was.current = mine;
  }, [mine, words]);
}

function call(words: string): void {
  const options = { tag: location.pathname, icon: '/icon-192.png' };
  try {
    const note = new Notification(words, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // On phones only the service worker may call.
    void navigator.serviceWorker?.getRegistration().then(worker => worker?.showNotification(words, options));
  }
}
