import { cx } from 'class-variance-authority';
import { BrushCleaning, Check, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ImportBar, ImportMark } from './import-month-model.ts';

/** A shape for each, so that color is never the only sign. */
export const markLooks: Record<ImportMark, { icon: LucideIcon; look: string }> = {
  now: { icon: BrushCleaning, look: 'bg-green text-on-green' },
  there: { icon: Check, look: 'bg-green-tint text-green-ink border border-green' },
  later: { icon: Clock, look: 'bg-surface text-ink-soft border border-line-strong' },
  needsYou: { icon: TriangleAlert, look: 'bg-apricot-tint text-apricot-ink border border-apricot' },
};
const marksInOrder = ['now', 'there', 'later', 'needsYou'] as const;

const barLooks = {
  stay: 'bg-linen',
  tentative: 'border border-dashed border-line-strong',
  block: 'hatched border border-line-strong',
};
/** Over and under the bars of stays that cannot both be. */
export const clashLook = 'border-y-2 border-apricot';

const barsInOrder = ['stay', 'tentative', 'block'] as const;

interface MonthLegendProps {
  bars: readonly ImportBar[];
  marks: ReadonlyMap<string, ImportMark>;
}

/** What the picture’s shapes mean; only those that are in it. */
export function MonthLegend({ bars, marks }: MonthLegendProps) {
  const { t } = useTranslation('calendarImport');
  const { t: calendarWords } = useTranslation('calendars');
  const [kinds, found] = [new Set(bars.map(({ kind }) => kind)), new Set(marks.values())];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-12 text-ink-soft">
      {barsInOrder
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span aria-hidden className={cx('h-3.5 w-6 rounded-mark', barLooks[kind])} />
            {calendarWords(`kind.${kind}`)}
          </li>
        ))}
      {bars.some(({ clash }) => clash) && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className={cx('h-3.5 w-6 rounded-mark', barLooks.stay, clashLook)} />
          {t('overlapping')}
        </li>
      )}
      {marksInOrder
        .filter((mark) => found.has(mark))
        .map((mark) => {
          const { icon: Icon, look } = markLooks[mark];
          return (
            <li key={mark} className="flex items-center gap-1.5">
              <span aria-hidden className={cx('grid size-4.5 place-items-center rounded-full', look)}>
                <Icon size={11} strokeWidth={2.2} />
              </span>
              {t(`mark.${mark}`)}
            </li>
          );
        })}
    </ul>
  );
}
