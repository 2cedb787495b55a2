import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { useGridSearch } from './use-grid-search.ts';

/** Finds homes by name, address or city. */
export function GridSearch({ typed, setTyped }: Pick<ReturnType<typeof useGridSearch>, 'typed' | 'setTyped'>) {
  const { t } = useTranslation('properties');
  return (
    <div className="mb-4 max-w-md">
      <Field label={t('list.search')} hideLabel>
        <TextInput
          type="search"
          icon={Search}
          maxLength={120}
          placeholder={t('list.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </div>
  );
}
