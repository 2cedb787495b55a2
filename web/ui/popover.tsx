import { cloneElement, useId, useRef } from 'react';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';
import type { PopoverProps } from './popover-panel.tsx';

const Panel = fetchedAhead(() => import('./popover-panel.tsx').then(({ PopoverPanel }) => PopoverPanel));

/** A small sheet attached below its button. Esc and a press outside close it. */
export function Popover({ trigger, ...panel }: PopoverProps) {
  const { open, onOpenChange } = panel;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const state = { 'aria-expanded': open, 'aria-controls': open ? id : undefined };
  return (
    <>
      {cloneElement(trigger, { ref: button, 'aria-haspopup': 'dialog', ...state, onClick: () => onOpenChange(!open) })}
      <OnceOpen open={open}>
        <Panel {...panel} id={id} button={button} />
      </OnceOpen>
    </>
  );
}
