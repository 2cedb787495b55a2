/** A corner of a wide window; start and end are the reader's. */
export type Corner = 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start';

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** As large as a toast gets, with its distance from the edges, in pixels. */
const reach = { width: 420, height: 160 };
/** What is larger than this part of the window is no part of a page any more, but the page. */
const mostOfWindow = 0.45;

/**
 * The corner in which a toast covers nothing of what was just acted on: the row, card or strip around it where one is
 * free of that, else at least the thing itself; and nothing of a week or month, of which most toasts there speak, of
 * figures, a conversation, or what says itself what has become of it (`data-keeps-clear`). A page that has just been opened
 * has the focus as a whole: nothing on it was acted on. Over a dialog the start comes first, and its buttons are left free
 * whatever else is.
 */
export function freeCorner(acted: Element | null): Corner {
  const overDialog = document.body.hasAttribute('data-scroll-locked');
  const corners: readonly Corner[] = overDialog
    ? ['bottom-start', 'bottom-end', 'top-start', 'top-end']
    : ['bottom-end', 'bottom-start', 'top-end', 'top-start'];
  const free = (...rects: Rect[]) => corners.find((corner) => rects.every((rect) => !overlap(rect, placeOf(corner))));
  const usual = corners[0] ?? 'bottom-end';
  const pictures = overDialog ? feet() : [...document.querySelectorAll('[data-keeps-clear]')].map(rectOf);
  if (!acted || isPage(rectOf(acted))) return free(...pictures) ?? usual;
  const part = partAround(acted);
  const itself = rectOf(acted);
  const whole = free(part, ...pictures) ?? free(itself, ...pictures) ?? (overDialog ? free(...pictures) : undefined);
  return whole ?? free(part) ?? free(itself) ?? usual;
}

/** Whether a toast there lies over the buttons of a dialog. */
export const coversButtons = (corner: Corner): boolean => feet().some((foot) => overlap(foot, placeOf(corner)));

/** Where the buttons of dialogs and sheets are. */
const feet = (): Rect[] => [...document.querySelectorAll('[data-dialog-foot]')].map(rectOf);

const rectOf = (element: Element): Rect => element.getBoundingClientRect();

/** The largest part of the page that holds it and is not yet most of the window. */
function partAround(acted: Element): Rect {
  let part = acted.getBoundingClientRect();
  for (let outer = acted.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const rect = outer.getBoundingClientRect();
    if (isPage(rect)) break;
    part = rect;
  }
  return part;
}

const isPage = (rect: Rect): boolean => visibleArea(rect) > mostOfWindow * window.innerWidth * window.innerHeight;

function visibleArea({ left, right, top, bottom }: Rect): number {
  const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return Math.max(width, 0) * Math.max(height, 0);
}

function placeOf(corner: Corner): Rect {
  const atRight = corner.endsWith('end') === (document.documentElement.dir !== 'rtl');
  const [left, top] = [
    atRight ? window.innerWidth - reach.width : 0,
    corner.startsWith('top') ? 0 : window.innerHeight - reach.height,
  ];
  return { left, right: left + reach.width, top, bottom: top + reach.height };
}

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
