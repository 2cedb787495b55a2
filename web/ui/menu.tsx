import { cloneElement, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { fetchedAhead } from './fetched-ahead.ts';
import type { MenuProps } from './menu-panel.tsx';
import { OnceOpen } from './once-open.tsx';

const Panel = fetchedAhead(() => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel));

/** Actions behind a button. Arrows move, letters jump, Esc closes. */
export function Menu({ trigger, items, heading, align, onOpen }: MenuProps) {
  const [opened, setOpened] = useState<'pointer' | 'keyboard' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = opened !== null;

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || event.ctrlKey) return;
    if (!open) event.preventDefault(); // the focus goes to the menu instead
    if (!open) onOpen?.();
    setOpened(open ? null : 'pointer');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    onOpen?.();
    setOpened('keyboard');
  }
  const behaviour = { onPointerDown, onKeyDown, 'aria-haspopup': 'menu', 'aria-expanded': open } as const;
  const state = { 'data-state': open ? 'open' : 'closed', 'aria-controls': open ? `${id}-menu` : undefined };
  return (
    <>
      {cloneElement(trigger, { ref: button, id, ...behaviour, ...state })}
      <OnceOpen open={open}>
        <Panel
          open={open}
          startsOnFirst={opened === 'keyboard'}
          onClose={() => setOpened(null)}
          button={button}
          id={`${id}-menu`}
          items={items}
          heading={heading}
          align={align}
        />
      </OnceOpen>
    </>
  );
}
