/** A page that has not grown for so long since the place is there has come to rest, in milliseconds. */
const rest = 1500;
/** What still arrives after that is not waited for. */
const patience = 10_000;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings a place of the page into sight once it is there, and again while what is above it still grows: a screen
 * shows its parts one by one. What is typed there (`data-lands`) has the focus. Ends when the page rests or the reader goes
 * elsewhere. `onItsWay`: the page moves there already.
 */
export function scrollToPlace(find: () => HTMLElement | null, onItsWay = false): { awaited: null; end: () => void } {
  let landed = false;
  let moves = onItsWay;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const growth = new ResizeObserver(show);
  const timer = setTimeout(end, patience);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  growth.observe(document.body);
  return { awaited: null, end };

  function show() {
    const place = find();
    if (!place) return;
    if (!moves) place.scrollIntoView({ behavior: 'instant' });
    moves = false;
    if (!landed) landed = land(place);
    clearTimeout(resting);
    resting = setTimeout(end, rest);
  }

  function end() {
    growth.disconnect();
    clearTimeout(resting);
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
  }
}

/** Whether a field of the place has the focus now. */
function land(place: HTMLElement): boolean {
  const field = place.querySelector<HTMLElement>('[data-lands] :is(input, select, textarea):not(:disabled)');
  field?.focus({ preventScroll: true });
  return field !== null;
}
