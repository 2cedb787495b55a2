import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface AskedRowProps {
  name: string;
  /** What they were asked for, and until when. */
  children: ReactNode;
  withdraw: { label: string /** With the name, for who hears it alone. */; labelOf: string; pending: boolean };
  onWithdraw: () => void;
}

/** Somebody who was asked and has not answered, in a list, and the way to take it back. */
export const AskedRow = ({ name, children, withdraw, onWithdraw }: AskedRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
    <div className="min-w-0">
      <p className="text-14 font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="text-13 wrap-anywhere text-ink-soft">{children}</p>
    </div>
    <Button size="compact" aria-label={withdraw.labelOf} loading={withdraw.pending} onClick={onWithdraw}>
      {withdraw.label}
    </Button>
  </li>
);
