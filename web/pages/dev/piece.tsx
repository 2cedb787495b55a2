import type { ReactNode } from 'react';

export type PieceProps = { name: string; wide?: boolean; children: ReactNode };

/** One entry of the gallery: the name of its file and what it draws. */
export function Piece({ name, wide = false, children }: PieceProps) {
  return (
    <div className={`grid min-w-0 content-start gap-2 py-3 ${wide ? 'md:col-span-2' : ''}`}>
      <p dir="ltr" className="text-start text-12 text-ink-faint">
        <code>{name}</code>
      </p>
      {children}
    </div>
  );
}
