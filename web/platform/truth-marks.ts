import { Check, CircleHelp, Copy } from 'lucide-react';
import type { photoStates } from '#contract/photo-truth.ts';
import type { Photo } from '#web/ui/photo-tile.tsx';

/** How a photo wears what its check came to. */
export const truthMarks = {
  fresh: { tone: 'good', icon: Check },
  reused: { tone: 'bad', icon: Copy },
  unverified: { tone: 'waiting', icon: CircleHelp },
} as const satisfies Record<(typeof photoStates)[number], Pick<Photo, 'tone' | 'icon'>>;
