import { NavLink } from 'react-router';
import { Count } from './count.tsx';
import { tabEntry, tabRow } from './tab-style.ts';

export type TabLink = { to: string; label: string; count?: number; hot?: boolean; end?: boolean };

/** A row that looks like tabs but goes to pages: each entry has its own address. */
export function TabLinks({ items, label }: { items: readonly TabLink[]; label: string }) {
  return (
    <nav aria-label={label} className={tabRow}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.end} className={tabEntry}>
          {item.label}
          {item.count !== undefined && <Count value={item.count} hot={item.hot} />}
        </NavLink>
      ))}
    </nav>
  );
}
