import { useTranslation } from 'react-i18next';
import { LegalText } from '#web/public-pages/texts/legal-text.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';

const sections = ['who', 'what', 'why', 'seen', 'ssn', 'photos', 'cookies', 'long', 'rights', 'changes'] as const;

// `page-files.ts` reads the default export of a page.
export default function PrivacyPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalText
      title={t('privacy.title')}
      lede={t('privacy.lede')}
      sections={sections.map((id) => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        text: t(`privacy.sections.${id}.text`),
      }))}
    >
      <PublicHead screen="privacy" />
    </LegalText>
  );
}
