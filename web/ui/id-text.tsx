/** An id as it stands in the database: small, never mirrored, and chosen whole with one press, to be copied. */
export function IdText({ children }: { children: string }) {
  return (
    <code dir="ltr" data-wide className="text-12 break-all text-ink-soft select-all">
      {children}
    </code>
  );
}
