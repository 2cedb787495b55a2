/** A corner of a wide window; start and end are the reader's. */
export type Corner = 'bottom-start' | 'bottom-end' | 'top-start';

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** As large as a toast gets, with its distance from the edges, in pixels. */
const reach = { width: 420, height: 160 };
/** What is larger than this part of the window is the page itself. */
const mostOfWindow = 0.45;

/**
 * Where a toast lies in a wide window: at the bottom of the start, where no heading, no button of a page, a dialog or a
 * sheet is. It goes to the end, at the same height, only where it would lie on what was just acted on, on the buttons of a
 * dialog, or on a conversation, figures or what says itself what has become of it (`data-keeps-clear`) that the end has
 * not. To the top it goes only over a dialog that has its buttons at both. A page that has just been opened has the focus
 * as a whole: nothing on it was acted on.
 */
export function freeCorner(acted: Element | null): Corner {
  const overDialog = document.body.hasAttribute('data-scroll-locked');
  const corners: readonly Corner[] = overDialog
    ? ['bottom-start', 'bottom-end', 'top-start']
    : ['bottom-start', 'bottom-end'];
  const free = (...rects: Rect[]) => corners.find((corner) => rects.every((rect) => !overlap(rect, placeOf(corner))));
  const own = acted && !isPage(rectOf(acted)) ? [rectOf(acted)] : [];
  const shown = overDialog ? [] : [...document.querySelectorAll('[data-keeps-clear]')].map(rectOf);
  return free(...feet(), ...own, ...shown) ?? free(...feet(), ...own) ?? free(...feet()) ?? 'bottom-start';
}

/** Whether a toast there lies over the buttons of a dialog. */
export const coversButtons = (corner: Corner): boolean => feet().some((foot) => overlap(foot, placeOf(corner)));

/** Where the buttons of dialogs and sheets are. */
const feet = (): Rect[] => [...document.querySelectorAll('[data-dialog-foot]')].map(rectOf);

const rectOf = (element: Element): Rect => element.getBoundingClientRect();

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
