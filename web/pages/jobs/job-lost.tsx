import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { MessageScreen } from '#web/shell/message-screen.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** A cleaner was looking at an open job when somebody else was chosen, or its host took it back. */
export function JobLost({ title }: { title: string }) {
  const { t } = useTranslation('bids');
  return (
    <MessageScreen title={t('gone.title')} text={t('gone.text')}>
      <PageTitle>{title}</PageTitle>
      <LinkButton variant="primary" to={to('cleanerJobs')}>
        {t('gone.link')}
      </LinkButton>
    </MessageScreen>
  );
}
