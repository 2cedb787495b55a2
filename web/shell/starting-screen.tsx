import { BrandKey } from './brand-mark.tsx';

/** Wordless, because the reader's language is not loaded yet. */
export function StartingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center" aria-busy="true">
      <title>Freshkey</title>
      <div className="animate-breathe">
        <BrandKey />
      </div>
    </div>
  );
}
