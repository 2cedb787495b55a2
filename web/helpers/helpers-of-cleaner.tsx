import { UserRoundPlus, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelperList } from '#contract/helpers.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { HelperInvitations } from './helper-invitations.tsx';
import { HelperRow } from './helper-row.tsx';
import { keptHelper } from './kept-helper.ts';

const InviteDialog = fetchedAhead(() => import('./invite-helper-dialog.tsx').then((file) => file.InviteHelperDialog));

/** Who helps the cleaner, who was asked, and the way to ask somebody. */
export function HelpersOfCleaner({ list: { helpers, invitations } }: { list: HelperList }) {
  const { t } = useTranslation('helpers');
  const waits = useWaitsTyped();
  const [inviting, setInviting] = useState(waits(keptHelper));
  const invite = useIsOn('helpers') && (
    <Button variant="primary" icon={UserRoundPlus} onClick={() => setInviting(true)}>
      {t('invite.button')}
    </Button>
  );
  return (
    <>
      {helpers.length === 0 ? (
        <EmptyState icon={UsersRound} title={t('empty')} description={t('emptyText')} action={invite} />
      ) : (
        <Section title={t('yours')} description={t('yoursText')} aside={invite}>
          <ul className="divide-y divide-line">
            {helpers.map((helper) => (
              <HelperRow key={helper.id} helper={helper} />
            ))}
          </ul>
        </Section>
      )}
      {invitations.length > 0 && <HelperInvitations invitations={invitations} />}
      <Suspense fallback={null}>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}
