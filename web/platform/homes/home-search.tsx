import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownAddress } from '#contract/shown-address.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { homeKey, homeQuery } from './home-query.ts';
import type { HomeSelectProps } from './home-select-props.ts';
import { useFoundHomes } from './use-found-homes.ts';

type HomeSearchProps = Omit<HomeSelectProps, 'ref' | 'name' | 'homes'> & {
  homes: NonNullable<HomeSelectProps['homes']>;
  inputRef: Ref<{ focus: () => void }> | undefined;
};

/** Finds a home among many by its name, address or city, and more of them as the list is scrolled. */
export function HomeSearch({ homes, value, onChange, any, except, placeholder, className, ...rest }: HomeSearchProps) {
  const { t } = useTranslation('homeSearch');
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const found = useFoundHomes(typed);
  const near = homes.find(({ id }) => id === value);
  const { data: far } = useQuery({ ...homeQuery(value), enabled: value !== '' && !near });
  const chosen = near ?? far;
  const others = found.homes.filter(({ id }) => id !== except);
  const options = others.map((home) => ({ value: home.id, label: home.title, detail: shownAddress(home) }));
  function choose(id: string) {
    const home = found.homes.find((one) => one.id === id);
    // whoever asks for it next need not wait
    if (home) cache.setQueryData(homeKey(id), home);
    onChange(id, home);
  }
  return (
    <div className={className}>
      <Combobox
        ref={rest.inputRef as Ref<HTMLInputElement>} // which has `focus` and is given to whoever asked for no more
        aria-label={rest['aria-label']}
        disabled={rest.disabled}
        size={rest.size}
        onBlur={rest.onBlur}
        placeholder={any ?? (rest['aria-label'] && placeholder) ?? t('placeholder')}
        options={any !== undefined && typed === '' ? [{ value: '', label: any }, ...options] : options}
        chosen={chosen && { value: chosen.id, label: chosen.title }}
        value={value || null}
        onValueChange={(id) => choose(id ?? '')}
        onSearch={setTyped}
        onEnd={found.loadingMore ? undefined : found.loadMore}
        loading={found.isWaiting || found.loadingMore}
        emptyLabel={t(found.error ? 'failed' : 'none')}
      />
    </div>
  );
}
