import { CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The job was open while its bid was being written, and is no more. */
export function JobGone() {
  const { t } = useTranslation('bids');
  return (
    <Notice
      tone="amber"
      icon={CircleSlash}
      title={t('gone.title')}
      live
      action={
        <LinkButton variant="primary" to={to('cleanerJobs')}>
          {t('gone.link')}
        </LinkButton>
      }
    >
      {`${t('gone.text')} ${t('gone.kept')}`}
    </Notice>
  );
}
