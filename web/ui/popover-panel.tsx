import { Popover as Radix } from 'radix-ui';
import { useRef } from 'react';
import type { PopoverPanelProps } from './popover.tsx';

export function PopoverPanel({ id, open, onOpenChange, button, label, children }: PopoverPanelProps) {
  const pressedElsewhere = useRef(false);

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    if (!pressedElsewhere.current) button.current?.focus();
    pressedElsewhere.current = false;
  }
  function onInteractOutside(event: Event) {
    // a press on the button already closes it
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
    else pressedElsewhere.current = true;
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={onInteractOutside}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-60 flex max-h-[min(var(--radix-popover-content-available-height),36rem)] w-104 animate-appear flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
