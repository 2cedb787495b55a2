import type { LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';

export type MenuItem = {
  key?: string;
  label: string;
  detail?: string;
  icon?: LucideIcon;
  onSelect?: () => void;
  /** Goes to a page instead. */
  to?: string;
  /** Drawn in red; the label says what will happen. */
  danger?: boolean;
  disabled?: boolean;
  /** One of a set: shows a tick if it is the chosen one. */
  checked?: boolean;
  /** The label's language, if it is not the page's. */
  lang?: string;
};

export type MenuProps = {
  /** A button; focus returns to it. */
  trigger: ReactNode;
  items: readonly (MenuItem | 'separator')[];
  /** A line at the top saying whose menu this is. */
  heading?: ReactNode;
  align?: 'start' | 'center' | 'end';
};

export type MenuPanelProps = Pick<MenuProps, 'items' | 'heading' | 'align'> & {
  id: string;
  open: boolean;
  onClose: () => void;
  /** Opened from the keyboard: the first item gets the focus. */
  startsOnFirst: boolean;
  /** The button it is attached to, is named by and returns focus to. */
  button: RefObject<HTMLButtonElement | null>;
};

const Panel = fetchedAhead(() => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel));

/** Actions behind a button. Arrows move, letters jump, Esc closes. */
export function Menu({ trigger, items, heading, align }: MenuProps) {
  const [opened, setOpened] = useState<'pointer' | 'keyboard' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = opened !== null;

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || event.ctrlKey) return;
    if (!open) event.preventDefault(); // the focus goes to the menu instead
    setOpened(open ? null : 'pointer');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setOpened('keyboard');
  }
  const behaviour = { onPointerDown, onKeyDown, 'aria-haspopup': 'menu', 'aria-expanded': open } as const;
  const state = { 'data-state': open ? 'open' : 'closed', 'aria-controls': open ? `${id}-menu` : undefined };
  return (
    <>
      <Slot.Root ref={button} id={id} {...behaviour} {...state}>
        {trigger}
      </Slot.Root>
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
