import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addBooking } from '#contract/calendar-calls.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Property } from '#contract/properties.ts';
import { HomeSelect } from '#web/platform/homes/home-select.tsx';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dateWords } from '#web/ui/month-grid.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';

interface MonthHeadProps {
  month: string;
  /** The last day that is shown. */
  last: string | undefined;
  onStep: (count: 1 | -1) => void;
  /** Back to today, from another month or another day of this one. */
  onToday: () => void;
  properties: readonly Property[] | undefined;
  propertyId: string | undefined;
  onProperty: (id: string | undefined) => void;
  onAdd: () => void;
  aside?: ReactNode;
}

/** Which month, which property, and the way to a stay entered by hand. */
export function MonthHead({
  month,
  last,
  onStep,
  onToday,
  properties,
  propertyId,
  onProperty,
  onAdd,
  aside,
}: MonthHeadProps) {
  const { t } = useTranslation(['timeline', 'ui']);
  const { language } = useLanguage();
  const isWide = useIsWide();
  const isMany = properties === undefined || properties.length > 1;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="me-auto flex items-center gap-1 max-sm:w-full">
        <h2 aria-live="polite" className="min-w-44 text-18 first-letter:uppercase max-sm:me-auto">
          {headOf(month, last, language)}
        </h2>
        <IconButton
          icon={ChevronLeft}
          directional
          label={isWide ? t('month.back') : t('ui:previousMonth')}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={ChevronRight}
          directional
          label={isWide ? t('month.on') : t('ui:nextMonth')}
          onClick={() => onStep(1)}
        />
        <Button size="compact" variant="quiet" onClick={onToday}>
          {t('week.today')}
        </Button>
      </div>
      {isMany && (
        <HomeSelect
          size="compact"
          aria-label={t('month.filter')}
          className="w-52 max-sm:w-full"
          any={t('month.all')}
          homes={properties}
          value={propertyId ?? ''}
          onChange={(id) => onProperty(id || undefined)}
        />
      )}
      {aside}
      {may(addBooking) && (
        <Button size="compact" icon={CalendarPlus} className="max-sm:flex-1" disabled={!properties} onClick={onAdd}>
          {t('month.addStay')}
        </Button>
      )}
    </div>
  );
}

/** "November 2026", or with days of the next month behind it "Nov – Dec 2026". */
function headOf(month: string, last: string | undefined, language: LanguageCode): string {
  if (!last || last.slice(0, 7) <= month) return dateWords(`${month}-01`, language, { month: 'long', year: 'numeric' });
  const short = { month: 'short', year: 'numeric' } as const;
  const isSameYear = last.slice(0, 4) === month.slice(0, 4);
  const first = dateWords(`${month}-01`, language, isSameYear ? { month: 'short' } : short);
  return `${first} – ${dateWords(last, language, short)}`;
}
