import type { LucideIcon } from 'lucide-react';

export type Command = {
  id: string;
  label: string;
  detail?: string;
  icon?: LucideIcon;
  /** Further words that find it. */
  keywords?: string[];
  onSelect: () => void;
};

export type CommandGroup = { heading: string; items: readonly Command[] };

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  /** Names the palette and is shown in its empty field. */
  placeholder: string;
  emptyLabel: string;
  /** What stands in the field, where the screen keeps it. */
  typed?: string;
  /** For results from a server: receives what is typed, and the groups are then shown as given. */
  onSearch?: (typed: string) => void;
  loading?: boolean;
};
