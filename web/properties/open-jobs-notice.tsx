import { Clock } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listHostJobs } from '#contract/calls.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PropertyFormState } from './use-property-form.ts';

interface OpenJobsNoticeProps {
  propertyId: string;
  form: PropertyFormState;
}

/** What becomes of the open jobs at a property, as soon as its place or its hours are changed. */
export function OpenJobsNotice({ propertyId, form }: OpenJobsNoticeProps) {
  const { t } = useTranslation('properties');
  const { dirtyFields } = useFormState({ control: form.control });
  const { total } = usePages(listHostJobs, { status: 'OPEN', propertyId, limit: 1 });
  const place = dirtyFields.address || dirtyFields.zipCode || dirtyFields.timeZone;
  const hours = dirtyFields.checkOutTime || dirtyFields.checkInTime;
  if (total === 0 || !(place || hours)) return null;
  return (
    <Notice icon={Clock} title={t('form.openJobs', { count: total })} live>
      {place && <p>{t('form.openJobsPlace')}</p>}
      {hours && <p>{t('form.openJobsHours')}</p>}
    </Notice>
  );
}
