import type { Ref } from 'react';
import type { Property } from '#contract/properties.ts';

export interface HomeSelectProps {
  /** What `useHomes` gives: all of them, or where there are many, the newest; undefined until they are there. */
  homes: readonly Pick<Property, 'id' | 'title'>[] | undefined;
  /** One of them that cannot be chosen. */
  except?: string;
  /** '' where none is chosen. */
  value: string;
  /** With the home where it was found; '' where the choice was taken back. */
  onChange: (id: string, home?: Property) => void;
  /** Choosing none is a choice of its own, which this names. */
  any?: string;
  /** Stands there while none is chosen; where one is searched for, a field with a label says that instead. */
  placeholder?: string;
  size?: 'compact' | 'normal';
  className?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
  'aria-label'?: string;
}
