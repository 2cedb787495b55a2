import { Clock } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listHostJobs } from '#contract/calls.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PropertyFormState } from './use-property-form.ts';

const fieldsOf = {
  place: ['address', 'zipCode', 'timeZone'],
  turnover: ['checkOutTime', 'checkInTime', 'defaultPayoutCents'],
} as const;

interface OpenJobsNoticeProps {
  propertyId: string;
  form: PropertyFormState;
  about: keyof typeof fieldsOf;
}

/** What becomes of the open jobs at a property, beside its place or its usual turnover as soon as these are changed. */
export function OpenJobsNotice({ propertyId, form, about }: OpenJobsNoticeProps) {
  const { t } = useTranslation('properties');
  const { dirtyFields } = useFormState({ control: form.control });
  const { total } = usePages(listHostJobs, { status: 'OPEN', propertyId, limit: 1 });
  if (total === 0 || !fieldsOf[about].some((field) => dirtyFields[field])) return null;
  return (
    <div ref={intoSight}>
      <Notice
        icon={Clock}
        title={about === 'place' ? t('form.openJobs', { count: total }) : t('form.openJobsTurnoverTitle')}
        live
      >
        {about === 'place' ? t('form.openJobsPlace') : t('form.openJobsTurnover')}
      </Notice>
    </div>
  );
}

/** On a phone it would appear behind the buttons, which save without it having been read. */
const intoSight = (notice: HTMLDivElement | null) => notice?.scrollIntoView({ block: 'nearest' });
