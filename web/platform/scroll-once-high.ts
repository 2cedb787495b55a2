/** A page that has not grown for so long, and is high enough, has come to rest. */
const rest = 1500;
/** What still arrives after that is not waited for. */
const patience = 10_000;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface Return {
  /** Where the page is to be scrolled to; null once it is for good, or once the reader goes elsewhere. */
  readonly awaited: number | null;
  end: () => void;
}

/**
 * Scrolls there at once, so that nothing is left of where the page before was, and again whenever the height changes: a
 * screen arrives in parts, and may at first be shorter than where its reader was, or grow above that.
 */
export function scrollOnceHigh(top: number): Return {
  let awaited: number | null = top;
  let resting = setTimeout(end, rest);
  const growth = new ResizeObserver(stand);
  const timer = setTimeout(end, patience);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  growth.observe(document.body);
  stand();
  return {
    get awaited() {
      return awaited;
    },
    end,
  };

  function stand() {
    window.scrollTo({ top, left: 0, behavior: 'instant' });
    clearTimeout(resting);
    const reaches = document.documentElement.scrollHeight - window.innerHeight;
    if (top <= reaches) resting = setTimeout(end, rest);
  }

  function end() {
    awaited = null;
    growth.disconnect();
    for (const each of [timer, resting]) clearTimeout(each);
    for (const move of ownMoves) window.removeEventListener(move, end);
  }
}
