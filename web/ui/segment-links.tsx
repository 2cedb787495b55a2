import { Link } from './link.tsx';

export type SegmentLink = { to: string; label: string; current: boolean; count?: number | undefined };

/** Two or three screens that belong together, in one frame over the whole width: each is a place of its own. */
export function SegmentLinks({ label, links }: { label: string; links: readonly SegmentLink[] }) {
  return (
    <nav aria-label={label} className="mb-5 flex rounded-control bg-sunken p-1">
      {links.map(({ to, label: name, current, count }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? 'page' : undefined}
          className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[6px] px-2 text-center text-14 leading-tight font-medium text-ink-soft aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[0_0_0_1px_var(--line-strong)]"
        >
          {name}
          {count !== undefined && <span className="text-12 text-ink-soft tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
