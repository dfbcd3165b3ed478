import { useEffect, useState } from 'react';

let asked: Promise<boolean> | null = null;
let found = false;

/**
 * Is there a server for online play behind this page? Asked until there was one. A server of files answers with a page, and without
 * the network nobody answers: then nothing of online play is offered.
 */
function serverIsThere(): Promise<boolean> {
  asked ??= (navigator.onLine ? ask() : Promise.resolve(false)).then(there => {
    found = there;
    if (!there) asked = null;
    return there;
  });
  return asked;
}

async function ask(): Promise<boolean> {
  try {
    const answer = await fetch('/health');
    if (!answer.headers.get('content-type')?.includes('json')) return false;
    return ((await answer.json()) as { readonly ok?: unknown }).ok === true;
  } catch {
    return false;
  }
}

export function useServer(): boolean {
  const [there, setThere] = useState(found);
  useEffect(() => {
    let current = true;
    void serverIsThere().then(is => current && setThere(is));
    return () => {
      current = false;
    };
  }, []);
  return there;
}
