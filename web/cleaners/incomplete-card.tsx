import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { HelperWords } from '#web/platform/helper-words.tsx';
import { useSession } from '#web/platform/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Without a finished profile there is one thing to do, the first of the steps; who has asked the reader to help, is below. */
export function IncompleteCard({ steps, asked }: { steps: ReactNode; asked: ReactNode }) {
  const { t } = useTranslation('cleaner');
  const helps = useSession().user?.helperOnly === true;
  return (
    <div className="mx-auto grid max-w-xl gap-10 px-gutter py-10 lg:py-16">
      <Card padding="large" className="grid grid-cols-1 gap-6">
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-28">
            {t('incomplete.title')}
          </h1>
          <p className="text-16 text-ink-soft">{helps ? <HelperWords about="incomplete" /> : t('incomplete.text')}</p>
        </div>
        {helps ? (
          <LinkButton variant="primary" size="large" className="justify-self-start" to={to('cleanerOnboarding')}>
            {t('incomplete.button')}
          </LinkButton>
        ) : (
          steps
        )}
      </Card>
      {asked}
    </div>
  );
}
