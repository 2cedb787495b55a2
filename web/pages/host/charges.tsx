import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listHostPayments } from '#contract/document-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ChargeList } from './charge-list.tsx';
import { ChargeTable } from './charge-table.tsx';

/** Every charge of the host's cards with what became of it, and its receipt. */
export function Charges() {
  const { t } = useTranslation('billing');
  return (
    <Section title={t('charges.title')}>
      <ChargePages />
    </Section>
  );
}

function ChargePages() {
  const { t } = useTranslation('billing');
  const isWide = useIsWide();
  const pages = usePages(listHostPayments, { limit: 20 });
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && error) return <ReadFailed title={t('charges.failed')} read={pages} />;
  if (items?.length === 0)
    return <EmptyState icon={Receipt} title={t('charges.empty')} description={t('charges.emptyText')} />;
  return (
    <div className="grid gap-4">
      {isWide ? <ChargeTable charges={items} /> : <ChargeList charges={items} />}
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('charges.more')}
        </Button>
      )}
    </div>
  );
}
