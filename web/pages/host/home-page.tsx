import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { HostHome } from './host-home.tsx';

/** /host/homes/:id: one home, what comes next there, what has been and what it cost. */
// `page-files.ts` reads the default export of a page.
export default function HomePage() {
  const { t } = useTranslation('homePage');
  const { id = '' } = useParams();
  return (
    <RequireRole roles={['HOST']} otherwise="host">
      <PageTitle>{t('title')}</PageTitle>
      <HostHome key={id} id={id} />
    </RequireRole>
  );
}
