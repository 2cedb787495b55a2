import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A button; focus returns to it. */
  trigger: ReactNode;
  /** What it is, for those who do not see it. */
  label: string;
  children: ReactNode;
};

/** A small sheet that hangs below its button. Esc and a press beside it close it. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-60 flex max-h-[min(var(--radix-popover-content-available-height),36rem)] w-104 animate-appear flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
