import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toFind } from '#web/admin/quick-actions.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { inputStyle } from '#web/ui/input-style.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { NameOfOne } from './name-of-one.ts';
import type { ListFilterState } from './use-list-filters.ts';

/** By then the menu that led here has given the focus back to its button. */
const afterMenu = 250;

interface ListSearchProps {
  filters: Pick<ListFilterState<string>, 'q' | 'onlyId' | 'typed' | 'setTyped'> & {
    set: (name: 'q', value: string) => void;
  };
  /** What can be searched for. */
  search: string;
}

/** The words a list is searched for; or, where a link has narrowed it to one thing, what that is called. */
export function ListSearch({ filters, search }: ListSearchProps) {
  const field = useField();
  const clear = () => {
    filters.set('q', '');
    // the field is there with the next picture
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <form
      className="min-w-0 flex-1 md:min-w-48"
      onSubmit={(event) => {
        event.preventDefault();
        if (!filters.onlyId) filters.set('q', filters.typed.trim());
      }}
    >
      {filters.onlyId ? (
        <OnlyOne id={filters.onlyId} onRemove={clear} />
      ) : (
        <Field label={search} hideLabel>
          <TextInput
            ref={field}
            type="search"
            icon={Search}
            maxLength={120}
            placeholder={search}
            value={filters.typed}
            onChange={(event) => filters.setTyped(event.target.value)}
          />
        </Field>
      )}
    </form>
  );
}

/** The field, which has the cursor where the address asks for it. */
function useField() {
  const field = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more, the address is the same
  useEffect(() => {
    if (hash !== toFind) return;
    const pause = setTimeout(() => field.current?.focus(), afterMenu);
    return () => clearTimeout(pause);
  }, [hash, key]);
  return field;
}

/** As high as the field it stands for. */
function OnlyOne({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('admin');
  const name = useContext(NameOfOne)(id);
  return (
    <div className={cx(inputStyle, 'flex! min-h-11 items-center overflow-hidden px-1.5')}>
      <Chip pressed label={name ?? t('list.oneOnly', { id: id.slice(-6) })} onRemove={onRemove} />
    </div>
  );
}
