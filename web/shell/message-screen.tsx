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
    <div className="page grid justify-items-start gap-4 py-20 lg:py-28">
      <BrandKey />
      <h1 className="max-w-2xl text-title">{title}</h1>
      <p className="max-w-lg text-18 text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
