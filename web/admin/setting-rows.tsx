import type { ReactNode } from 'react';

interface SettingRow {
  key: string;
  label: string;
  value: ReactNode;
}

/** Names and values in rows between hairlines; the value goes under its name on a phone. */
export function SettingRows({ rows }: { rows: readonly SettingRow[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="grid gap-x-6 py-2.5 text-14 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
