import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface AskedRowProps {
  name: string;
  /** What they were asked for, and until when. */
  children: ReactNode;
  withdraw: Deed;
  onWithdraw: () => void;
  /** Asks them once more. */
  again?: Deed & { onPress: () => void };
}

interface Deed {
  label: string;
  /** With the name, for who hears it alone. */
  labelOf: string;
  pending: boolean;
}

/** Somebody who was asked and has not answered, in a list, and the ways to ask again or to take it back. */
export const AskedRow = ({ name, children, withdraw, onWithdraw, again }: AskedRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
    <div className="min-w-0">
      <p className="text-14 font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="text-13 wrap-anywhere text-ink-soft">{children}</p>
    </div>
    <div className="flex flex-wrap gap-2">
      {again && (
        <Button size="compact" aria-label={again.labelOf} loading={again.pending} onClick={again.onPress}>
          {again.label}
        </Button>
      )}
      <Button size="compact" aria-label={withdraw.labelOf} loading={withdraw.pending} onClick={onWithdraw}>
        {withdraw.label}
      </Button>
    </div>
  </li>
);
