import { useTranslation } from 'react-i18next';
import { HostChoice } from '../jobs/host-choice.tsx';
import { SettleSheet } from './settle-sheet.tsx';

interface SettleChoiceProps {
  job: { id: string; title: string };
  onClose: () => void;
}

/** The bids on a job side by side, to choose first, second and third. */
export function SettleChoice({ job, onClose }: SettleChoiceProps) {
  const { t } = useTranslation('hostLists');
  return (
    <SettleSheet size="widest" jobId={job.id} title={t('settle.choose', { title: job.title })} onClose={onClose}>
      {(detail) =>
        detail.status === 'OPEN' ? (
          <HostChoice job={detail} stacked />
        ) : (
          <p className="text-14 text-ink-soft">{t('settle.chosen')}</p>
        )
      }
    </SettleSheet>
  );
}
