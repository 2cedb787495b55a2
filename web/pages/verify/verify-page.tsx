import { useTranslation } from 'react-i18next';
import { CheckFile } from '#web/records/check-file.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

// `page-files.ts` reads the default export of a page.
export default function VerifyPage() {
  const { t } = useTranslation('records');
  return (
    <div className="page max-w-3xl pb-16">
      <PublicHead screen="verify" />
      <PageHead title={t('pageTitle')} lede={t('lede')} />
      <CheckFile />
    </div>
  );
}
