import { BrushCleaning, Check, Clock, Key, Plus } from 'lucide-react';
import type { PlacedGap, StripStay, StripTone } from './week-strip-model.ts';

export const gapIcons = { set: Check, need: Key, open: Clock, live: BrushCleaning, done: Check, due: Plus, free: Plus };

type Look = { notch: string; thread: string; tag: string; title: string };

const looks: Record<StripTone | 'quietNeed', Look> = {
  set: {
    notch: 'bg-green text-on-green',
    thread: 'bg-green',
    tag: 'border-green-line bg-surface',
    title: 'text-green-ink',
  },
  need: {
    notch: 'bg-apricot text-surface',
    thread: 'bg-apricot',
    tag: 'border-apricot-line bg-apricot-tint',
    title: 'text-apricot-ink',
  },
  quietNeed: {
    notch: 'bg-apricot-tint text-apricot-ink shadow-[inset_0_0_0_1.5px_var(--apricot)]',
    thread: 'bg-apricot',
    tag: 'border-apricot-line bg-surface',
    title: 'text-apricot-ink',
  },
  open: {
    notch: 'bg-amber-tint text-amber-ink shadow-[inset_0_0_0_1.5px_var(--amber)]',
    thread: 'bg-amber',
    tag: 'border-amber-line bg-amber-tint',
    title: 'text-amber-ink',
  },
  live: {
    notch: 'bg-green text-on-green',
    thread: 'bg-green',
    tag: 'border-green bg-green text-on-green',
    title: 'text-on-green',
  },
  done: {
    notch: 'bg-sunken text-ink-soft shadow-[inset_0_0_0_1px_var(--line-strong)]',
    thread: 'bg-line-strong',
    tag: 'border-line bg-sunken',
    title: 'text-ink-soft',
  },
  due: {
    notch: 'border border-dashed border-amber bg-amber-tint text-amber-ink',
    thread: 'bg-amber',
    tag: 'border-dashed border-amber bg-amber-tint',
    title: 'text-amber-ink',
  },
  free: {
    notch: 'border border-dashed border-line-strong text-ink-soft',
    thread: 'bg-line-strong',
    tag: 'border-dashed border-line-strong bg-transparent',
    title: 'text-ink',
  },
};

/**
 * Green is settled or in progress, apricot needs someone, amber waits, dashes are empty, gray is over; surplus apricots are
 * toned down.
 */
export function gapTone(gap: PlacedGap): Look {
  return looks[gap.tone === 'need' && gap.later ? 'quietNeed' : gap.tone];
}

const signs = {
  unsure: 'bg-linen/50 text-ink border border-dashed border-ink-faint',
  clash: 'bg-linen text-ink shadow-[inset_0_0_0_1.5px_var(--apricot)]',
};

/** A guest's time is linen, dashed while it is not certain, outlined in apricot where two have it; closed days are hatched. */
export function stayTone({ blocked, sign }: Pick<StripStay, 'blocked' | 'sign'>): string {
  if (blocked) return 'hatched text-ink-soft shadow-[inset_0_0_0_1px_var(--line)]';
  return sign ? signs[sign] : 'bg-linen text-ink';
}

/** A color as the pictures draw it, for those who explain it. */
export const toneLook = (tone: StripTone | 'quietNeed'): string => `${looks[tone].tag} ${looks[tone].title}`;
