import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listClientRequests } from '#contract/calls.ts';
import { to } from '#web/paths.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { OwnRequest } from './own-request.tsx';
import { PagedList } from './paged-list.tsx';
import { useJobInHand } from './use-job-in-hand.ts';

/** Hosts who ask for this cleaner directly, and as long as none does the jobs that are open to all. One that is accepted stays in its place. */
export function RequestsTab({ mayBid }: { mayBid: boolean }) {
  const { t } = useTranslation('cleaner');
  const pages = usePages(listClientRequests, { limit: 20 });
  const { shown, handOf } = useJobInHand(pages.items);
  const only = pages.items?.length === 1;
  return (
    <Section namedAbove="always" title={t('requests.title')}>
      <PagedList
        pages={{ ...pages, items: shown }}
        failed={t('requests.failed')}
        more={t('requests.more')}
        empty={
          <EmptyState
            icon={MailOpen}
            title={t('requests.empty')}
            description={t('requests.emptyText')}
            action={
              mayBid && (
                <LinkButton to={to('cleanerDashboard', undefined, { tab: 'jobs' })}>{t('overview.browse')}</LinkButton>
              )
            }
          />
        }
      >
        {(requests) =>
          requests.map((request) => (
            <OwnRequest key={request.id} request={request} leads={only} hand={handOf(request)} />
          ))
        }
      </PagedList>
    </Section>
  );
}
