import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { ReviewModeration } from './review-moderation.tsx';

/** /admin/legacy: review moderation without the shell. */
// `page-files.ts` reads the default export of a page.
export default function LegacyPage() {
  const { t } = useTranslation('admin');
  return (
    <RequireRole roles={['ADMIN']} otherwise="admin">
      <PageTitle>{t('reviews.title')}</PageTitle>
      <div className="page pt-6 pb-16">
        <ReviewModeration />
      </div>
    </RequireRole>
  );
}
