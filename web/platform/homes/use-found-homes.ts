import { listHostProperties } from '#contract/calls.ts';
import type { HostProperty } from '#contract/properties.ts';
import { usePages } from '../use-pages.ts';
import { useSettled } from '../use-settled.ts';

const atOnce = 20;

/**
 * The homes that have these words in their name, address or city, by the page. While the server is asked, those of the
 * earlier ones that have them: what no longer fits cannot be chosen by mistake.
 */
export function useFoundHomes(typed: string) {
  const words = typed.trim();
  const q = useSettled(words, 250);
  const { items = [], outdated, ...pages } = usePages(listHostProperties, { limit: atOnce, q: q || undefined });
  const isWaiting = !pages.error && (pages.loading || outdated || q !== words);
  return { ...pages, isWaiting, homes: isWaiting ? items.filter((home) => has(home, words)) : items };
}

const has = ({ title, address, city }: HostProperty, words: string): boolean =>
  [title, address, city ?? ''].some((text) => text.toLowerCase().includes(words.toLowerCase()));
