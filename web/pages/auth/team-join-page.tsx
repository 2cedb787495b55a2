import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { TeamJoinPanel } from '#web/accounts/team-join-panel.tsx';
import { actFor } from '#web/platform/acting-for.ts';
import { AuthHead } from '#web/shell/auth-head.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';

/** The page a mailed invitation to a host’s team opens. */
// `page-files.ts` reads the default export of a page.
export default function TeamJoinPage() {
  const { t } = useTranslation('team');
  const { hash } = useLocation();
  return (
    <AuthFrame head={<AuthHead />}>
      <PageTitle>{t('join.title')}</PageTitle>
      <TeamJoinPanel token={new URLSearchParams(hash.slice(1)).get('token') ?? ''} onArrived={actFor} />
    </AuthFrame>
  );
}
