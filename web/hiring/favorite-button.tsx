import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favoriteCleaner, unfavoriteCleaner } from '#contract/hiring-calls.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A heart that makes a cleaner a favorite, or takes that back. It shows what was pressed until the list has followed. */
export function FavoriteButton({ cleaner }: { cleaner: Pick<KnownCleaner, 'id' | 'name' | 'favorite'> }) {
  const { t } = useTranslation('host');
  const { id, name } = cleaner;
  const [isFavorite, setFavorite] = useState(cleaner.favorite);
  const add = useWrite(favoriteCleaner, { failed: reasonAlone, onSuccess: () => setFavorite(true) });
  const remove = useWrite(unfavoriteCleaner, { failed: reasonAlone, onSuccess: () => setFavorite(false) });
  if (!may(favoriteCleaner)) return null;
  return (
    <IconButton
      icon={Heart}
      label={t('cleaners.favoriteOf', { name })}
      aria-pressed={isFavorite}
      loading={add.isPending || remove.isPending}
      onClick={() => (isFavorite ? remove : add).mutate({ params: { id } })}
      className={isFavorite ? 'text-apricot-ink [&>svg]:fill-current' : undefined}
    />
  );
}
