import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MessageScreen } from './message-screen.tsx';
import { PageTitle } from './page-title.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <LinkButton variant="primary" to={to('home')}>
        {t('notFound.goHome')}
      </LinkButton>
    </MessageScreen>
  );
}
