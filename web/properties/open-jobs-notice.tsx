import { Clock } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { countReachedJobs as CountReachedJobs } from '#contract/host-home.ts';
import { countReachedJobs } from '#contract/host-home-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PropertyValues } from './property-values.ts';
import type { PropertyFormState } from './use-property-form.ts';

interface Reach {
  /** What is changed… */
  fields: readonly (keyof PropertyValues)[];
  /** …and which count says how many open jobs follow it. */
  counted: keyof AnswerOf<typeof CountReachedJobs>;
}

const reachOf: Record<'place' | 'turnover', readonly Reach[]> = {
  place: [{ fields: ['address', 'zipCode', 'timeZone'], counted: 'place' }],
  turnover: [
    { fields: ['checkOutTime', 'checkInTime'], counted: 'hours' },
    { fields: ['defaultPayoutCents'], counted: 'payout' },
  ],
};

interface OpenJobsNoticeProps {
  propertyId: string;
  form: PropertyFormState;
  about: keyof typeof reachOf;
}

/** What becomes of the open jobs at a property, beside its place or its usual turnover as soon as these are changed. */
export function OpenJobsNotice({ propertyId, form, about }: OpenJobsNoticeProps) {
  const { t } = useTranslation('properties');
  const { dirtyFields } = useFormState({ control: form.control });
  const counts = useRead(countReachedJobs, { params: { id: propertyId } }).data;
  const changed = reachOf[about].filter(({ fields }) => fields.some((field) => dirtyFields[field]));
  // hours reach every job that a payout does
  const reached = Math.max(0, ...changed.map(({ counted }) => counts?.[counted] ?? 0));
  if (reached === 0) return null;
  return (
    <div ref={intoSight}>
      <Notice
        icon={Clock}
        title={about === 'place' ? t('form.openJobs', { count: reached }) : t('form.openJobsTurnoverTitle')}
        live
      >
        {about === 'place' ? t('form.openJobsPlace') : t('form.openJobsTurnover')}
      </Notice>
    </div>
  );
}

/**
 * On a phone it would appear behind the buttons, which save without it having been read. Only for who types beside it:
 * what was kept brings it along too, below what is read first then.
 */
const intoSight = (notice: HTMLDivElement | null) => {
  if (notice?.previousElementSibling?.contains(document.activeElement)) notice.scrollIntoView({ block: 'nearest' });
};
