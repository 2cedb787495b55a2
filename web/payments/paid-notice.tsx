import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/ui/notice.tsx';

/** Stands where the job waited to be paid a moment ago, and leads on. */
export function PaidNotice({ mayReview }: { mayReview: boolean }) {
  const { t } = useTranslation('paying');
  return (
    <Notice tone="green" icon={CircleCheck} title={t('paidHere.title')} className="content-center" live>
      {t(mayReview ? 'paidHere.text' : 'paidHere.reviewed')}
    </Notice>
  );
}
