/** For what takes the place of the control that somebody has just used: their focus would fall to the page. */
export const takeFocus = (shown: HTMLElement | null): void => shown?.focus();

/** The same of a field within it. */
export const takeFocusInside = (around: HTMLElement | null): void => around?.querySelector('input')?.focus();
