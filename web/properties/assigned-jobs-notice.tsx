import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listHostJobs } from '#contract/calls.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Before a property is changed: how many jobs there keep what their cleaners agreed to. */
export function AssignedJobsNotice({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('properties');
  const { total } = usePages(listHostJobs, { status: 'ASSIGNED', propertyId, limit: 1 });
  if (total === 0) return null;
  return (
    <Notice icon={ClipboardCheck} title={t('form.assignedJobs', { count: total })} live>
      {t('form.assignedJobsText')}
    </Notice>
  );
}
