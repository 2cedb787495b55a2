import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { listHelpers } from '#contract/helper-calls.ts';
import { AskedToHelp } from '#web/helpers/asked-to-help.tsx';
import { HelpersOfCleaner } from '#web/helpers/helpers-of-cleaner.tsx';
import { WhomOneHelps } from '#web/helpers/whom-one-helps.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** /cleaner/helpers: who helps the cleaner, and whom the cleaner helps. */
// `page-files.ts` reads the default export of a page.
export default function HelpersPage() {
  const { t } = useTranslation('helpers');
  return (
    <RequireRole roles={['CLEANER']} otherwise="cleaner">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <div className="page pb-32 lg:pb-16">
            <PageHead title={t('title')} lede={t(user.helperOnly ? 'ledeHelping' : 'lede')} />
            <Helpers user={user} />
          </div>
        </>
      )}
    </RequireRole>
  );
}

function Helpers({ user }: { user: User }) {
  const { t } = useTranslation('helpers');
  const list = useRead(listHelpers);
  if (list.error) return <ReadFailed title={t('failed')} read={list} />;
  if (!list.data) return <Skeleton shape="card" className="h-72" />;
  const only = user.helperOnly === true;
  return (
    <div className="grid max-w-3xl gap-10 pt-3">
      {list.data.askedBy.length > 0 && <AskedToHelp invitations={list.data.askedBy} />}
      {(list.data.helping.length > 0 || only) && <WhomOneHelps helping={list.data.helping} only={only} />}
      {!only && <HelpersOfCleaner list={list.data} />}
    </div>
  );
}
