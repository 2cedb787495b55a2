import { LoaderCircle } from 'lucide-react';

/** A turning mark for work under way; silent to screen readers, whoever shows it says so in words or with aria-busy. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className="shrink-0 animate-spin" />;
}
