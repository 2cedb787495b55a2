/** Shared by links and by buttons that look like links. */
export const textLinkStyle =
  'rounded-mark font-medium text-green-ink underline decoration-green-line decoration-1 underline-offset-3 hover:decoration-current';
