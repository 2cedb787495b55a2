/** In the place of a button: from when it will be there. */
export const OpensAt = ({ children }: { children: string }) => (
  <p className="self-center text-14 text-ink-soft">{children}</p>
);
