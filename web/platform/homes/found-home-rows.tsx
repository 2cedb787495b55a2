import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { HomeRowsProps } from './home-rows-props.ts';
import { useFoundHomes } from './use-found-homes.ts';

/** A field to search in, what it finds, and the next page of it. */
export function FoundHomeRows({ row, list }: Pick<HomeRowsProps<Property>, 'row' | 'list'>) {
  const { t } = useTranslation('homeSearch');
  const [typed, setTyped] = useState('');
  const { homes, isWaiting, error, loadMore, loadingMore } = useFoundHomes(typed);
  return (
    <div className="grid gap-2">
      <TextInput
        id="find-home"
        type="search"
        icon={Search}
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // it stands in forms that Enter would send
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {list(homes.map(row))}
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {homes.length === 0 && !isWaiting ? t(error ? 'failed' : 'none') : ''}
      </p>
      {loadMore && !isWaiting && (
        <Button size="compact" className="justify-self-start" loading={loadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
