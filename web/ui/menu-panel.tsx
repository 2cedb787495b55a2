import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { Check } from 'lucide-react';
import { Menu as Radix } from 'radix-ui/internal';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';

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
  /** One of a set: shows a tick when it is the chosen one. */
  checked?: boolean;
  /** The language the label is written in, where it is not the page's. */
  lang?: string;
};

export type MenuProps = {
  /** A button; focus returns to it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly (MenuItem | 'separator')[];
  /** A line at the top that says whose menu this is. */
  heading?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** For what is read only once somebody looks. */
  onOpen?: () => void;
};

export type MenuPanelProps = Pick<MenuProps, 'items' | 'heading' | 'align'> & {
  id: string;
  open: boolean;
  onClose: () => void;
  /** Opened from the keyboard: the first item has the focus. */
  startsOnFirst: boolean;
  /** What it hangs from, is named by and gives the focus back to. */
  button: RefObject<HTMLButtonElement | null>;
};

export function MenuPanel(props: MenuPanelProps) {
  const { id, open, onClose, startsOnFirst, button, items, heading, align = 'end' } = props;
  const pressedElsewhere = useRef(false);

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    if (!pressedElsewhere.current) button.current?.focus();
    pressedElsewhere.current = false;
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()} modal={false}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-labelledby={button.current?.id}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={() => {
            pressedElsewhere.current = true;
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-60 max-h-(--radix-popper-available-height) max-w-80 min-w-52 animate-appear overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          {startsOnFirst && <FocusFirst />}
          {heading && <Radix.Label className="px-2.5 pt-1.5 pb-2 text-13 text-ink-soft">{heading}</Radix.Label>}
          {items.map((item, index) =>
            item === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no identity but its position
              <Radix.Separator key={index} className="my-1.5 h-px bg-line" />
            ) : (
              <Entry key={item.key ?? item.label} item={item} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const entryStyle =
  'flex min-h-9 w-full items-center gap-2.5 rounded-tag px-2.5 py-1.5 text-14 outline-none select-none ' +
  'pointer-coarse:min-h-11 data-disabled:text-ink-faint data-highlighted:bg-sunken';

function Entry({ item }: { item: MenuItem }) {
  const look = cx(entryStyle, item.danger ? 'text-red-ink data-highlighted:bg-red-tint' : 'text-ink');
  if (item.checked !== undefined) {
    return (
      <Radix.CheckboxItem checked={item.checked} disabled={item.disabled} onSelect={item.onSelect} className={look}>
        <EntryWords item={item} />
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item disabled={item.disabled} onSelect={item.onSelect} className={look} asChild={Boolean(item.to)}>
      {item.to ? (
        <Link to={item.to}>
          <EntryWords item={item} />
        </Link>
      ) : (
        <EntryWords item={item} />
      )}
    </Radix.Item>
  );
}

/** Without a pointer, the menu starts on its first item. */
function FocusFirst() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.parentElement?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

function EntryWords({ item }: { item: MenuItem }) {
  const Icon = item.icon;
  return (
    <>
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 opacity-80" />}
      <span className="min-w-0 flex-1" lang={item.lang}>
        {item.label}
        {item.detail && <span className="block text-13 text-ink-soft">{item.detail}</span>}
      </span>
      {item.checked && <Check aria-hidden size={16} strokeWidth={2.25} className="shrink-0 text-green-ink" />}
    </>
  );
}
