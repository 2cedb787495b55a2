/** A sentence above a page, in its own direction. */
export function BannerLine({ text }: { text: string }) {
  return (
    <p role="note" dir="auto" className="bg-sunken px-gutter py-2 text-center text-13 wrap-anywhere text-ink">
      {text}
    </p>
  );
}
