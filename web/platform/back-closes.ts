import { openWindows } from '#web/ui/open-windows.ts';

/** An entry of the browser’s history: its address, and what is kept with it. */
interface Place {
  state: { key: string; usr: unknown };
  href: string;
}

const keyNow = (): unknown => window.history.state?.key;

/**
 * Lets Back close what lies over the page. As long as something does, there is one more entry in the browser’s history,
 * at the same address and under the same key: going back from it closes the topmost window and changes no page.
 */
export function backCloses(placeNow: () => Place) {
  /** The entry more is there: the key of the page beneath it. */
  let beneath: { key: unknown } | null = null;
  /** It is being taken away: what waits for that. */
  let leaving: (() => void)[] | null = null;
  let asked: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    if (leaving) return;
    if (openWindows.any() && !beneath) {
      beneath = { key: keyNow() };
      window.history.pushState(window.history.state, '');
    } else if (!openWindows.any() && beneath) {
      leaving = [];
      window.history.back();
    }
  };
  // one window often makes way for another, or a step that closes it goes on to another page: only then is it decided
  const settleSoon = () => {
    clearTimeout(asked);
    asked = setTimeout(settle);
  };
  openWindows.onChange(settleSoon);

  return {
    /** Whether a page that is gone to now takes the place of the entry more. */
    takesPlace(): boolean {
      if (!beneath) return false;
      beneath = null;
      settleSoon();
      return true;
    },
    /** Does it once the entry more is gone, if it is on its way out; false if nothing is to be waited for. */
    waits(then: () => void): boolean {
      leaving?.push(then);
      return leaving !== null;
    },
    /** Whether a step back had only to do with windows, so that the page stays. */
    handles(): boolean {
      const isBeneath = beneath !== null && keyNow() === beneath.key;
      const waiting = leaving;
      [beneath, leaving] = [null, null];
      if (isBeneath) {
        // what was replaced while a window lay over the page is so beneath it too
        const { state, href } = placeNow();
        window.history.replaceState(state, '', href);
        if (!waiting) openWindows.closeTopmost();
      }
      for (const then of waiting ?? []) then();
      settleSoon();
      return isBeneath;
    },
  };
}
