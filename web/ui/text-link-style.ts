/** Shared by links and by buttons that look like links. */
export const textLinkStyle =
  'rounded-mark font-medium text-green-ink underline decoration-green-line decoration-1 underline-offset-3 hover:decoration-current';

/** A title that is the only way to what it names: underlined, because a touch screen has no hover, and as tall as a finger. */
export const titleLinkStyle =
  '-my-2.5 inline-block rounded-mark py-2.5 underline decoration-green-line decoration-1 underline-offset-3 hover:decoration-current';
