import { useTranslation } from 'react-i18next';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { TextPage } from '#web/public-pages/texts/text-page.tsx';
import { TextSection } from '#web/public-pages/texts/text-section.tsx';
import { trustSections } from '#web/public-pages/texts/trust-sections.ts';
import { PublicHead } from '#web/shell/public-head.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

// `page-files.ts` reads the default export of a page.
export default function TrustPage() {
  const { t } = useTranslation('trust');
  const address = usePublicAddress();
  return (
    <TextPage title={t('title')} lede={t('lede')}>
      <PublicHead screen="trustAndSafety" />
      {trustSections.map((section) => (
        <TextSection
          key={section}
          id={section}
          title={t(`sections.${section}.title`)}
          text={t(`sections.${section}.text`)}
          more={section === 'record' && <TextLink to={address('verify')}>{t('checkRecord')}</TextLink>}
        />
      ))}
      <LinkButton to={address('contact')}>{t('contact')}</LinkButton>
    </TextPage>
  );
}
