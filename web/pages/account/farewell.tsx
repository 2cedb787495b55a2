import { useTranslation } from 'react-i18next';
import type { Role } from '#contract/endpoint.ts';
import { to } from '#web/paths.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';

/** Where whoever has deleted their account stands: what is gone and what stays, to be read for as long as they like. */
export function Farewell({ role }: { role: Role }) {
  const { t } = useTranslation(['accountSafety', 'accountDialogs']);
  return (
    <>
      <PageTitle>{t('delete.done')}</PageTitle>
      <div className="page pb-16">
        <PageHead title={t('delete.done')} lede={t('delete.doneText')} />
        <div className="grid max-w-2xl gap-8 pt-3">
          <Section title={t('delete.removed')}>
            <ul className="grid list-disc gap-1.5 ps-5 text-16">
              <li>{t('accountDialogs:delete.gone')}</li>
              {role !== 'ADMIN' && (
                <li>{t(role === 'CLEANER' ? 'accountDialogs:delete.bids' : 'accountDialogs:delete.homes')}</li>
              )}
            </ul>
          </Section>
          <Section title={t('delete.kept')}>
            <p className="text-16">{t('accountDialogs:delete.stays')}</p>
          </Section>
          <LinkButton variant="primary" to={to('home')} className="justify-self-start">
            {t('delete.home')}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
