import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Around all that have tooltips: 700 ms before the first tooltip, 300 ms within which the next one opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

export type TooltipProps = {
  label: string;
  /** One element that can take focus. */
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

/** A short word on hover and on focus. It repeats or adds; nothing may be found only here. */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 animate-appear rounded-tag bg-ink px-2.5 py-1.5 text-13 text-paper shadow-float"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
