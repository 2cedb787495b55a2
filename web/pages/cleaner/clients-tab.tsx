import { UserRoundPlus, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOwnBids } from '#contract/calls.ts';
import { listClients } from '#contract/client-calls.ts';
import { ClientCard } from '#web/clients/client-card.tsx';
import { InvitationList } from '#web/clients/invitation-list.tsx';
import type { ClientInvitationValues } from '#web/clients/invite-dialog.tsx';
import { keptInvitation } from '#web/clients/kept-invitation.ts';
import { to } from '#web/paths.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FarPart } from '../late-part.tsx';
import { BidRow } from './bid-row.tsx';
import { PagedList } from './paged-list.tsx';

const InviteDialog = fetchedAhead(() => import('#web/clients/invite-dialog.tsx').then((file) => file.InviteDialog));

/** The hosts one works for and what they book, whom one has invited, and the bids that were won. */
export function ClientsTab() {
  const { t } = useTranslation('clients');
  const pages = usePages(listClients, { limit: 12 });
  const waits = useWaitsTyped();
  const [inviting, setInviting] = useState(waits(keptInvitation));
  const [typed, setTyped] = useState<ClientInvitationValues>();
  const close = (unsent?: ClientInvitationValues) => {
    setTyped(unsent);
    setInviting(false);
  };
  const takesHosts = useIsOn('hostSignUp');
  const invite =
    useIsOn('clientInvitations') &&
    (takesHosts ? (
      <Button icon={UserRoundPlus} className="max-md:w-full" onClick={() => setInviting(true)}>
        {t('invite.button')}
      </Button>
    ) : (
      <span className="text-13 text-ink-soft">{t('invite.closed')}</span>
    ));
  return (
    <div className="grid gap-10">
      <TextLink
        to={to('cleanerHelpers')}
        className="-mb-6 inline-flex max-md:hidden items-center justify-self-start text-14 pointer-coarse:min-h-11"
      >
        {t('helpers')}
      </TextLink>
      <Section namedAbove title={t('title')} aside={pages.items?.length !== 0 && invite}>
        <PagedList
          pages={pages}
          failed={t('failed')}
          more={t('more')}
          empty={<EmptyState icon={UsersRound} title={t('empty')} description={t('emptyText')} action={invite} />}
        >
          {(clients) => (
            <ul className="grid gap-4 md:grid-cols-2">
              {clients.map((client) => (
                <li key={client.id} className="grid min-w-0">
                  <ClientCard client={client} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Section>
      {/* below a list of any height, so not before it */}
      {(pages.items || pages.error) && (
        <>
          <InvitationList />
          <FarPart>
            <WonBids />
          </FarPart>
        </>
      )}
      <Suspense fallback={null}>{inviting && <InviteDialog typed={typed} onClose={close} />}</Suspense>
    </div>
  );
}

/** The next few of them, in short: the whole list has a place of its own. */
function WonBids() {
  const { t } = useTranslation('clients');
  const pages = usePages(listOwnBids, { status: 'ACCEPTED', sort: 'start', limit: 3 });
  const all = (
    <TextLink alone to={to('cleanerDashboard', undefined, { tab: 'bids', status: 'ACCEPTED' })}>
      {t('won.all')}
    </TextLink>
  );
  return (
    <Section title={t('won.title')} aside={all}>
      <PagedList
        pages={{ ...pages, loadMore: undefined }}
        failed={t('won.failed')}
        more={t('more')}
        empty={<p className="text-14 text-ink-soft">{t('won.empty')}</p>}
      >
        {(bids) => (
          <ul className="-mt-3 divide-y divide-line">
            {bids.map((bid) => (
              <BidRow key={bid.id} bid={bid} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}
