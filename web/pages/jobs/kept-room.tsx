import { cx } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import { useKeptHeight } from '#web/ui/use-kept-height.ts';

interface KeptRoomProps {
  name: string;
  children: ReactNode;
}

/** A part whose height nobody can tell beforehand: it is remembered under this name, for who reloads or comes back. */
export function KeptRoom({ name, children }: KeptRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const minHeight = useKeptHeight(room, name);
  return (
    <div ref={room} className={cx('grid', minHeight && 'content-start')} style={{ minHeight }}>
      {children}
    </div>
  );
}
