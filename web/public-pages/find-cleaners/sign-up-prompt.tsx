import { useTranslation } from 'react-i18next';
import { screens, to } from '#web/paths.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ExampleCleaners } from './example-cleaners.tsx';

/** For visitors: what they would find here, and the way in that leads back here. */
export function SignUpPrompt() {
  const { t } = useTranslation('findCleaners');
  const next = screens.findCleaners;
  const isOpen = useIsOn('hostSignUp');
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <p className="max-w-prose text-16 text-ink-soft">{t('visitor.text')}</p>
        <Card padding="large" className="mt-6 grid max-w-xl justify-items-start gap-2">
          <h2 className="text-20">{isOpen ? t('visitor.prompt') : t('visitor.closed')}</h2>
          <p className="text-16 text-ink-soft">{isOpen ? t('visitor.promptText') : t('visitor.closedText')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {isOpen && (
              <LinkButton variant="primary" to={to('auth', undefined, { role: 'host', next })}>
                {t('visitor.signUp')}
              </LinkButton>
            )}
            <LinkButton variant={isOpen ? 'secondary' : 'primary'} to={to('login', undefined, { next })}>
              {t('visitor.login')}
            </LinkButton>
          </div>
        </Card>
      </div>
      <ExampleCleaners />
    </div>
  );
}
