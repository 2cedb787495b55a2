import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { HomeRowsProps } from './home-rows-props.ts';
import { useFoundHomes } from './use-found-homes.ts';

/** A field to search in, what it finds, and the next page of it. */
export function FoundHomeRows({ row, list, chosen }: Pick<HomeRowsProps<Property>, 'row' | 'list' | 'chosen'>) {
  const { t } = useTranslation('homeSearch');
  const { language } = useLanguage();
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
      <p role="status" className="text-13 text-ink-soft empty:hidden">
        {chosen > 0 && t('chosen', { shown: formatNumber(chosen, language) })}
      </p>
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
