import { useEffect } from 'react';

/** How much lower the top bar is below a dark strip, in pixels; as `--head` in tokens.css. */
const lowerBy = 16;

/** By then a finger that was on its way has met what it was meant for, in milliseconds. */
const givenFor = 1500;

/**
 * A dark strip that comes or goes at the top takes room there. What is being read stays where it is on the screen: the
 * page is scrolled by that room, so that nothing is covered which one could not scroll back to. Where a page is too
 * short for that, or is read at its very beginning, it is given the room for a moment, or until it has been scrolled
 * past or a press in it is over.
 */
export function useStaysUnderStrip(page: string): void {
  useEffect(() => {
    let room = roomOfStrip();
    // as last seen: once the strip is gone, the browser may have moved the page by itself
    let scrolled = window.scrollY;
    const onScroll = () => {
      giveBack();
      scrolled = window.scrollY;
    };
    let over: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(() => {
      const now = roomOfStrip();
      if (now === room) return;
      // before the page is drawn with it
      scrolled = move(now - room, scrolled);
      room = now;
      clearTimeout(over);
      // whoever only reads, or looks at a page that ends below, would keep an empty strip for good
      over = setTimeout(() => give(0), givenFor);
    });
    const place = strips();
    if (place) watch.observe(place, { childList: true, subtree: true });
    // a finger that was on its way has met what it was meant for
    const onPressed = () => give(0);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('click', onPressed);
    return () => {
      clearTimeout(over);
      watch.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', onPressed);
    };
  }, []);
  // another page begins where all do
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page anew
  useEffect(() => {
    give(0);
    document.body.style.minHeight = '';
  }, [page]);
}

function roomOfStrip(): number {
  const strip = document.querySelector<HTMLElement>('[data-offline-bar]');
  if (!strip) return 0;
  return strip.offsetHeight - (document.querySelector('header') ? lowerBy : 0);
}

/** Stands empty at the beginning of every page; what it is given there moves nothing but what follows it. */
const strips = () => document.querySelector<HTMLElement>('[data-strips]');
/** What the page was given at its beginning, in pixels. */
const given = () => Number.parseFloat(strips()?.style.paddingTop ?? '') || 0;

function give(room: number): void {
  const place = strips();
  if (place) place.style.paddingTop = room > 0 ? `${room}px` : '';
}

/** Returns how far the page is scrolled then. */
function move(by: number, scrolled: number): number {
  const { body, documentElement } = document;
  const before = given();
  const missing = Math.max(0, before - by - scrolled);
  const top = scrolled + by - before + missing;
  give(missing);
  const height = top + window.innerHeight;
  if (height > documentElement.scrollHeight) body.style.minHeight = `${height}px`;
  window.scrollTo({ top, behavior: 'instant' });
  return top;
}

function giveBack(): void {
  const before = given();
  if (before === 0 || window.scrollY < before) return;
  give(0);
  window.scrollBy({ top: -before, behavior: 'instant' });
}
