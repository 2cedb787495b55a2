import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSavedSearch, removeSavedSearch } from '#contract/saved-search-calls.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useFilterWords } from './use-filter-words.ts';

/** One saved search. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('searches');
  const words = useFilterWords();
  const [renaming, setRenaming] = useState(false);
  const params = { id: search.id };
  const change = useWrite(changeSavedSearch, { failed: t('list.failed') });
  const remove = useWrite(removeSavedSearch, { failed: t('list.failed') });
  return (
    <li className="grid gap-2 py-3">
      {renaming ? (
        <RenameForm search={search} onDone={() => setRenaming(false)} />
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

function RenameForm({ search: { id, name }, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { t } = useTranslation('searches');
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const change = useWrite(changeSavedSearch, {
    onSuccess: onDone,
    onError: ({ error, fields, reason }) =>
      setFault(isRefusal(error, 'already_exists') ? t('save.taken') : (fields.name ?? reason)),
    failed: () => null,
  });
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ params: { id }, body: { name: typed } });
      }}
    >
      <Field label={t('save.name')} error={fault} required>
        <TextInput
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p className="flex gap-2">
        <Button size="compact" onClick={onDone}>
          {t('save.cancel')}
        </Button>
        <Button size="compact" type="submit" variant="primary" loading={change.isPending}>
          {t('list.save')}
        </Button>
      </p>
    </form>
  );
}
