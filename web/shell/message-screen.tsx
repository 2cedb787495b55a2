import type { ReactNode } from 'react';
import { BrandKey } from './brand-mark.tsx';

interface MessageScreenProps {
  title: string;
  text: string;
  /** What one can do now; at most one primary button. */
  children: ReactNode;
}

/** A screen with nothing but a message: not found, no access, crashed. */
export function MessageScreen({ title, text, children }: MessageScreenProps) {
  return (
    <div className="mx-auto grid max-w-lg justify-items-start gap-4 px-gutter py-24">
      <BrandKey />
      <h1 className="text-28 font-semibold">{title}</h1>
      <p className="text-16 text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
