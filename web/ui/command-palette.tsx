import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Command, CommandPaletteProps } from './command-model.ts';
import { Spinner } from './spinner.tsx';
import { useEnterOnceFound } from './use-enter-once-found.ts';

/** A field, groups of results, arrows and Enter. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, groups, placeholder, emptyLabel, typed, onSearch, loading } = props;
  const whileLookingUp = useEnterOnceFound(props);
  useFocusBack();
  return (
    <Cmdk.Dialog
      open={open}
      onOpenChange={onOpenChange}
      label={placeholder}
      shouldFilter={!onSearch}
      {...whileLookingUp}
      overlayClassName="fixed inset-0 z-40 animate-appear bg-scrim"
      contentClassName="fixed inset-x-0 top-0 z-50 mx-auto w-full animate-rise overflow-hidden bg-surface shadow-float sm:top-[12dvh] sm:w-[calc(100%-3rem)] sm:max-w-xl sm:rounded-card"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        {loading ? <Spinner /> : <Search aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />}
        <Cmdk.Input
          // by itself the dialog would select what stands there, and the next letter would replace it
          autoFocus
          placeholder={placeholder}
          value={typed}
          onValueChange={onSearch}
          className="min-h-13 w-full min-w-0 bg-transparent text-16 outline-none placeholder:text-ink-faint"
        />
      </div>
      <Cmdk.List className="max-h-[min(60dvh,26rem)] overflow-y-auto p-1.5">
        <Cmdk.Empty className="px-2.5 py-6 text-center text-14 text-ink-soft">{loading ? '' : emptyLabel}</Cmdk.Empty>
        {groups.map((group) => (
          <Cmdk.Group
            key={group.heading}
            heading={group.heading}
            className="**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-12 **:[[cmdk-group-heading]]:text-ink-soft"
          >
            {group.items.map((item) => (
              <Entry key={item.id} item={item} onDone={() => onOpenChange(false)} />
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
    </Cmdk.Dialog>
  );
}

/** Focus goes back to where it was, unless what was chosen has taken it: the palette has no trigger that Radix knows. */
function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // once the palette is gone, and with it what keeps focus within
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    },
    [before],
  );
}

function Entry({ item, onDone }: { item: Command; onDone: () => void }) {
  const Icon = item.icon;
  function choose() {
    onDone();
    item.onSelect();
  }
  return (
    <Cmdk.Item
      value={item.id}
      keywords={[item.label, item.detail ?? '', ...(item.keywords ?? [])]}
      onSelect={choose}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-tag px-2.5 py-1.5 text-14 data-[selected=true]:bg-sunken pointer-coarse:min-h-11"
    >
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi>{item.label}</bdi>
      </span>
      {item.detail && (
        <span className="max-w-1/2 text-end text-13 wrap-anywhere text-ink-soft">
          <bdi>{item.detail}</bdi>
        </span>
      )}
    </Cmdk.Item>
  );
}
