import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SearchRow } from './search-row.tsx';

/** All saved searches: their names, whether they tell, and the way to be rid of them. */
export function ListDialog({ searches, onClose }: { searches: readonly SavedSearch[]; onClose: () => void }) {
  const { t } = useTranslation('searches');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('label')}
      description={t('notify.label')}
      footer={<Button onClick={onClose}>{t('list.done')}</Button>}
    >
      {searches.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('list.empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
