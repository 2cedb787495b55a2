import type { QueryClient } from '@tanstack/react-query';
import { keepDay } from './keep-day.ts';
import { keepWords } from './keep-words.ts';
import { sendWhenPossible } from './send-when-possible.ts';

/** Makes a cleaner's phone ready for a home without a signal, and sends what waits. Returns how to end that. */
export function startOffline(cache: QueryClient, userId: string, language: string): () => void {
  const stops = [sendWhenPossible(cache, userId), keepDay()];
  void ready(language).catch(() => undefined); // a browser that keeps nothing works as before with a connection
  return () => {
    for (const stop of stops) stop();
  };
}

/** Without https browsers have none of it; a development server has no worker. */
async function ready(language: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  offerInstallation();
  await navigator.serviceWorker.register('/worker.js');
  await keepWords(language);
  // else a phone that is full may clear what waits to be sent
  await navigator.storage?.persist?.();
}

/** On the home screen it opens with the day. */
function offerInstallation(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const add = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  add('manifest', '/cleaner.webmanifest');
  add('apple-touch-icon', '/icons/180.png');
}
