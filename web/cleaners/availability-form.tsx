import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { DaysOff } from './days-off.tsx';
import { hasOwnHours } from './has-own-hours.ts';
import { ServiceRadius } from './service-radius.tsx';
import { useSaveAtOnce } from './use-save-at-once.ts';
import { useSaveAvailability } from './use-save-availability.ts';
import { WeekHours } from './week-hours.tsx';

/** When and how far one works: the hours of each weekday, single days off, and the radius. */
export function AvailabilityForm({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('availability');
  const saves = useSaveAvailability(profile);
  const { form, save, saving, saved, hasSaved, failed } = saves;
  useSaveAtOnce(saves);
  const needsButton = !hasSaved || failed || Object.keys(form.formState.errors).length > 0;
  const isSet = hasOwnHours(profile);
  // a phone has it under the thumb
  const savesAbove = useIsWide() && !isSet;
  return (
    <form noValidate className="grid gap-10" onSubmit={form.handleSubmit(save)}>
      {/* what stands there is in force only once it is saved */}
      {!isSet && (
        <Notice
          tone="apricot"
          icon={CalendarX}
          title={t('notSetTitle')}
          action={
            savesAbove && (
              <Button type="submit" variant="primary" loading={saving}>
                {t('save')}
              </Button>
            )
          }
          className="-mb-4"
        >
          {t('notSet')}
        </Notice>
      )}
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
        <Section title={t('title')} description={t('text')}>
          <WeekHours form={form} />
        </Section>
        <div className="grid content-start gap-10">
          <DaysOff form={form} />
          <ServiceRadius form={form} />
        </div>
      </div>
      {/* as high with the button as without */}
      <div className="grid min-h-13 items-center">
        {saved && <p className="text-14 text-green-ink">{t('allSaved')}</p>}
        {!saved && !needsButton && <p className="text-14 text-ink-soft">{t('saving')}</p>}
        {!saved && needsButton && !savesAbove && (
          <ThumbBar>
            <Button type="submit" variant="primary" size="large" className="max-lg:w-full" loading={saving}>
              {t('save')}
            </Button>
          </ThumbBar>
        )}
      </div>
    </form>
  );
}
