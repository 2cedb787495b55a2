import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminPayment } from '#contract/payouts.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Of a payment whose job has an open report: the same money waits for that decision. */
export function ReportedNotice({ payment: { isReported, jobId } }: { payment: AdminPayment }) {
  const { t } = useTranslation('refunds');
  const { maySee } = useMay();
  if (!isReported || !jobId) return null;
  const report = to('adminSection', { section: 'disputes' }, { q: jobId });
  return (
    <Notice tone="amber" icon={TriangleAlert}>
      <p>{t('reported')}</p>
      {maySee('disputes') && <TextLink to={report}>{t('openReport')}</TextLink>}
    </Notice>
  );
}
