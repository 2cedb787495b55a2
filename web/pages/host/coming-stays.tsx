import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showTimeline } from '#contract/calendar-calls.ts';
import type { Property } from '#contract/properties.ts';
import { openTurnovers, startOn } from '#web/calendars/timeline/timeline-model.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { chooseProperty } from '#web/posting/property-choice.tsx';
import { usualEnd } from '#web/posting/usual-end.ts';
import { Chip } from '#web/ui/chip.tsx';
import { StaysPlace } from './stays-place.tsx';

interface ComingStaysProps {
  form: PostingForm;
  properties: readonly Property[];
}

/** As many as are read at a glance; the calendar has the others. */
const most = 4;

/** The check-outs of two weeks that nobody cleans after: a press fills in where and when. */
export function ComingStays({ form, properties }: ComingStaysProps) {
  const { t } = useTranslation('posting');
  const { language } = useLanguage();
  const now = useNow();
  const rows = useRead(showTimeline, { query: { days: 14, limit: 100 } }).data;
  const [propertyId, startTime] = form.watch(['propertyId', 'startTime']);
  const open = (rows ?? [])
    .flatMap((row) => openTurnovers(row, now).map((stay) => ({ stay, home: row.property })))
    .toSorted((one, other) => (one.stay.checkOutDate < other.stay.checkOutDate ? -1 : 1))
    .slice(0, most);
  function choose(home: (typeof open)[number]['home'], start: string) {
    const touched = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    chooseProperty(form, properties, home.id);
    form.setValue('startTime', start, touched);
    form.setValue('endTime', usualEnd(start, home.checkInTime, form.getValues('cleaningType')) ?? '', touched);
  }
  if (!rows) return <StaysPlace />;
  if (open.length === 0)
    return (
      <div className="min-h-15 pointer-coarse:min-h-18">
        <p className="mb-1.5 text-13 font-medium">{t('ahead.label')}</p>
        <p className="flex min-h-8 items-center gap-2 text-14 text-ink-soft">
          <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-green" />
          {t('ahead.none')}
        </p>
      </div>
    );
  return (
    <fieldset className="min-h-15 pointer-coarse:min-h-18">
      <legend className="mb-1.5 text-13 font-medium">{t('ahead.label')}</legend>
      <div className="flex flex-wrap gap-2">
        {open.map(({ stay, home }) => {
          const start = startOn(stay.checkOutDate, home, now);
          const day = formatDay(`${stay.checkOutDate}T12:00:00Z`, { language, timeZone: 'UTC' });
          return (
            <Chip
              key={stay.id}
              wraps
              label={t('ahead.after', { home: home.title, day })}
              pressed={propertyId === home.id && startTime === start}
              onPress={() => choose(home, start)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
