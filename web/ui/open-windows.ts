type Close = () => void;

const open: Close[] = [];
let changed: () => void = () => undefined;

/** Sheets, dialogs and large photos over the page, the topmost last; what the browser’s Back closes. */
export const openWindows = {
  /** One more; it answers what takes it away again. */
  add(close: Close): () => void {
    open.push(close);
    changed();
    return () => {
      open.splice(open.indexOf(close), 1);
      changed();
    };
  },
  any: () => open.length > 0,
  /** Asks the topmost to close. While it works on something it may stay. */
  closeTopmost: () => open.at(-1)?.(),
  /** Calls back whenever one opens or closes. */
  onChange(listener: () => void): void {
    changed = listener;
  },
};
