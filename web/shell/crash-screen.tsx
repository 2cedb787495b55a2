import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { MessageScreen } from './message-screen.tsx';
import { PageTitle } from './page-title.tsx';

/** Stands in for a page that threw. Home is a full load, so that whatever broke is left behind. */
export function CrashScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  useEffect(() => console.error('A page failed', error), [error]);
  return (
    <MessageScreen title={t('crash.title')} text={t('crash.text')}>
      <PageTitle>{t('crash.title')}</PageTitle>
      <Button variant="primary" icon={RotateCw} onClick={() => window.location.reload()}>
        {t('crash.reload')}
      </Button>
      <a className={buttonStyle()} href={to('home')}>
        {t('crash.goHome')}
      </a>
    </MessageScreen>
  );
}
