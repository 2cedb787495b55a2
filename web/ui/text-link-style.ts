/** Links and buttons that read as links share it. */
export const textLinkStyle =
  'rounded-mark font-medium text-green-ink underline decoration-green-line decoration-1 underline-offset-3 hover:decoration-current';
