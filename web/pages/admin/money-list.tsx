import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';
import { ListHead } from './list-head.tsx';

interface MoneyListProps<Row> {
  title: string;
  filters: ReactNode;
  exportButton: ReactNode;
  pages: Pages<Row>;
  columns: readonly TableColumn<Row>[];
  sorting: Pick<TableProps<Row>, 'sort' | 'onSort'>;
}

/** A section of payments or payouts in its four states. */
export function MoneyList<Row extends { id: string }>(props: MoneyListProps<Row>) {
  const { title, filters, exportButton, pages, columns, sorting } = props;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { items, total, error, loadMore, loadingMore } = pages;
  return (
    <div className="grid gap-4">
      <ListHead title={title} count={items ? formatNumber(total, language) : null}>
        {exportButton}
      </ListHead>
      {filters}
      {!items && error ? (
        <ReadFailed title={t('money.failed')} read={pages} />
      ) : items?.length === 0 ? (
        <EmptyState icon={Landmark} title={t('money.empty')} />
      ) : (
        <Table
          caption={title}
          columns={columns}
          rows={items ?? []}
          loading={!items}
          rowKey={({ id }) => id}
          {...sorting}
        />
      )}
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('money.more')}
        </Button>
      )}
    </div>
  );
}
