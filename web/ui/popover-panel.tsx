import { Popover as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { useRef } from 'react';

export type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A button; focus returns to it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** What it is, for those who do not see it. */
  label: string;
  children: ReactNode;
};

export type PopoverPanelProps = Omit<PopoverProps, 'trigger'> & {
  id: string;
  /** What it hangs from and gives the focus back to. */
  button: RefObject<HTMLButtonElement | null>;
};

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
