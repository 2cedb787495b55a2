import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSavedSearch, removeSavedSearch } from '#contract/saved-search-calls.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { RenameForm } from '#web/platform/rename-form.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Switch } from '#web/ui/switch.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { useFilterWords } from './use-filter-words.ts';

/** One saved search. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('searches');
  const words = useFilterWords();
  const [renaming, setRenaming] = useState(false);
  const params = { id: search.id };
  const change = useWrite(changeSavedSearch, { failed: t('list.failed') });
  const rename = useWrite(changeSavedSearch);
  const remove = useWrite(removeSavedSearch, { failed: t('list.failed') });
  return (
    <li className="grid gap-2 py-3">
      {renaming ? (
        <RenameForm
          name={search.name}
          words={{ label: t('save.name'), taken: t('save.taken'), cancel: t('save.cancel'), save: t('list.save') }}
          rename={(name) => rename.mutateAsync({ params, body: { name } })}
          onDone={() => setRenaming(false)}
        />
      ) : (
        <Switch
          checked={search.notify}
          disabled={change.isPending}
          onCheckedChange={(notify) => change.mutate({ params, body: { notify } })}
          label={<bdi className="wrap-anywhere">{search.name}</bdi>}
          detail={words(search)}
        />
      )}
      {!renaming && (
        <p className="flex gap-4">
          <TextButton onClick={() => setRenaming(true)}>{t('list.rename')}</TextButton>
          <TextButton onClick={() => remove.mutate({ params })}>{t('list.delete')}</TextButton>
        </p>
      )}
    </li>
  );
}
