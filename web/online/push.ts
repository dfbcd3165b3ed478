import type { Lang } from '@tafelrunde/engine';
import { api } from './api.ts';

/** Can this browser be called at all? Only where a service worker keeps the page, which needs https. */
export const canBeCalled = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const worker = async (): Promise<ServiceWorkerRegistration | null> =>
  canBeCalled() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

export const subscription = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager.getSubscription()) ?? null;

/** Has this browser called when it is my turn; false: it does not want to be. */
export async function beCalled(lang: Lang): Promise<boolean> {
  if (!canBeCalled() || (await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await api.pushKey();
  const kept = await worker();
  try {
    const made = await kept?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const json = made?.toJSON();
    if (!made || !json?.keys) return false;
    await api.subscribe({ endpoint: made.endpoint, keys: { p256dh: json.keys.p256dh, auth: json.keys.auth } }, lang);
    return true;
  } catch (error) {
    // Browsers without a service to be called by say no like this.
    if (error instanceof DOMException) return false;
    throw error;
  }
}

export async function beLeftAlone(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await api.unsubscribe(made.endpoint);
  await made.unsubscribe();
}
