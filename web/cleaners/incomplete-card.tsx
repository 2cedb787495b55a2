import { UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { HelperWords } from '#web/platform/helper-words.tsx';
import { useSession } from '#web/platform/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Without a finished profile there is one thing to do; who has asked the reader to help, and what follows, are below. */
export function IncompleteCard({ steps, asked }: { steps: ReactNode; asked: ReactNode }) {
  const { t } = useTranslation('cleaner');
  const helps = useSession().user?.helperOnly === true;
  return (
    <div className="mx-auto grid max-w-xl gap-10 px-gutter py-16">
      <Card padding="large" className="grid justify-items-start gap-3">
        <UserRoundPen aria-hidden size={24} strokeWidth={1.75} className="text-green-ink" />
        <h1 tabIndex={-1} className="text-20">
          {t('incomplete.title')}
        </h1>
        <p className="text-16 text-ink-soft">{helps ? <HelperWords about="incomplete" /> : t('incomplete.text')}</p>
        <LinkButton variant="primary" size="large" className="mt-3" to={to('cleanerOnboarding')}>
          {t('incomplete.button')}
        </LinkButton>
      </Card>
      {asked}
      {!helps && steps}
    </div>
  );
}
