import { LoaderCircle } from 'lucide-react';

/** A spinning mark for work in progress; silent to screen readers: its user adds words or aria-busy. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className="shrink-0 animate-spin" />;
}
