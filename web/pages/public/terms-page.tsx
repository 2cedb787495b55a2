import { useTranslation } from 'react-i18next';
import { LegalText } from '#web/public-pages/texts/legal-text.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';

const sections = [
  'parties',
  'account',
  'bids',
  'fees',
  'payment',
  'cancel',
  'conduct',
  'content',
  'liability',
  'ending',
] as const;

// `page-files.ts` reads the default export of a page.
export default function TermsPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalText
      title={t('terms.title')}
      lede={t('terms.lede')}
      sections={sections.map((id) => ({
        id,
        title: t(`terms.sections.${id}.title`),
        text: t(`terms.sections.${id}.text`),
      }))}
    >
      <PublicHead screen="terms" />
    </LegalText>
  );
}
