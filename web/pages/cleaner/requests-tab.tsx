import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listClientRequests } from '#contract/calls.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { OwnRequest } from './own-request.tsx';
import { PagedList } from './paged-list.tsx';

/** Hosts who ask for this cleaner directly. */
export function RequestsTab() {
  const { t } = useTranslation('cleaner');
  const pages = usePages(listClientRequests, { limit: 20 });
  return (
    <Section namedAbove title={t('requests.title')}>
      <PagedList
        pages={pages}
        failed={t('requests.failed')}
        more={t('requests.more')}
        empty={<EmptyState icon={MailOpen} title={t('requests.empty')} description={t('requests.emptyText')} />}
      >
        {(requests) => requests.map((request) => <OwnRequest key={request.id} request={request} />)}
      </PagedList>
    </Section>
  );
}
