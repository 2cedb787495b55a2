import type { LucideIcon } from 'lucide-react';

export type Command = {
  id: string;
  label: string;
  detail?: string;
  icon?: LucideIcon;
  /** More words it is found by. */
  keywords?: string[];
  onSelect: () => void;
};

export type CommandGroup = { heading: string; items: readonly Command[] };

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  /** Names the palette and stands in its field. */
  placeholder: string;
  emptyLabel: string;
  /** For results from a server: hears what is typed, and the groups are then shown as given. */
  onSearch?: (typed: string) => void;
  loading?: boolean;
};
