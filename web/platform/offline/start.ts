import type { QueryClient } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/languages.ts';
import { keepDay } from './keep-day.ts';
import { keepWords } from './keep-words.ts';
import { manifestFor } from './manifest-for.ts';
import { sendWhenPossible } from './send-when-possible.ts';

/** Makes a cleaner's phone ready for a home without a signal, and sends what waits. Returns how to end that. */
export function startOffline(cache: QueryClient, userId: string, language: LanguageCode): () => void {
  const stops = [sendWhenPossible(cache, userId), keepDay()];
  void ready(language).catch(() => undefined); // a browser that keeps nothing works as before with a connection
  return () => {
    for (const stop of stops) stop();
  };
}

/** Without https browsers have none of it; a development server has no worker. */
async function ready(language: LanguageCode): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  offerInstallation(language);
  await navigator.serviceWorker.register('/worker.js');
  await keepWords(language);
  // else a phone that is full may clear what waits to be sent
  await navigator.storage?.persist?.();
}

/** On the home screen it opens with the day; its shortcuts speak the reader's language. */
function offerInstallation(language: LanguageCode): void {
  linkTo('manifest', manifestFor(language));
  linkTo('apple-touch-icon', '/icons/180.png');
}

function linkTo(rel: string, href: string): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=${rel}]`) ?? document.createElement('link');
  document.head.append(Object.assign(link, { rel, href }));
}
