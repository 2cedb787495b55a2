import { useTranslation } from 'react-i18next';
import { HelpCenter } from '#web/public-pages/help/help-center.tsx';
import { TextPage } from '#web/public-pages/texts/text-page.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';

// `page-files.ts` reads the default export of a page.
export default function HelpPage() {
  const { t } = useTranslation('help');
  return (
    <TextPage title={t('title')} lede={t('lede')}>
      <PublicHead screen="help" />
      <HelpCenter />
    </TextPage>
  );
}
