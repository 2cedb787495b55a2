import { Heart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHostCleaners } from '#contract/calls.ts';
import { firstHours, mostInvitedFirst } from '#contract/first-invited.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import type { InviteFirst } from '#contract/invite-first.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { formatNumber } from './format.ts';
import { useLanguage } from './language.tsx';
import { ReadFailed } from './read-failed.tsx';
import { usePages } from './use-pages.ts';
import { useValidationWords } from './validation-words.ts';

const atOnce = { limit: 100 };
/** As many as are looked through at once. */
const shownAtFirst = 12;

/** What is wrong with it; with the cleaners it is said one step further in. */
export type InviteFirstFault =
  | { message?: string | undefined; cleanerIds?: { message?: string | undefined } | undefined }
  | undefined;

interface InviteFirstChoiceProps {
  first: InviteFirst;
  /** Undefined once everyone may bid from the beginning. */
  onChange: (first: InviteFirst | undefined) => void;
  fault: InviteFirstFault;
  /** It was sent: that nobody is chosen is said from now on. */
  isSent: boolean;
}

/** Who is invited first, and after how many hours everyone may bid. */
export function InviteFirstChoice({ first, onChange, fault, isSent }: InviteFirstChoiceProps) {
  const { t } = useTranslation('inviteFirst');
  const words = useValidationWords();
  const { items } = usePages(listHostCleaners, atOnce);
  const knowsNobody = items !== undefined && favoritesFirst(items).length === 0;
  const missing = isSent && first.cleanerIds.length === 0 ? words.t('firstNobody', {}) : undefined;
  const error = fault?.message ?? fault?.cleanerIds?.message ?? missing;
  return (
    <div ref={useInSight(error)} className="grid gap-4">
      <Cleaners first={first} onChange={onChange} error={error} />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        {!knowsNobody && (
          <Field label={t('hoursLabel')}>
            <Select
              value={String(first.hours)}
              // one of the options below
              onChange={({ target }) => onChange({ ...first, hours: Number(target.value) as InviteFirst['hours'] })}
              options={firstHours.map((each) => ({ value: String(each), label: t(`hours.${each}`) }))}
            />
          </Field>
        )}
        <TextButton className="pb-2.5 text-14" onClick={() => onChange(undefined)}>
          {t('remove')}
        </TextButton>
      </div>
    </div>
  );
}

/** Brings its place into sight with an error, which may stand below what is seen, unless a field took the focus for another. */
function useInSight(error: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isElsewhere = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (error && !isElsewhere) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  return place;
}

interface CleanersProps {
  first: InviteFirst;
  onChange: (first: InviteFirst) => void;
  error: string | undefined;
}

function Cleaners({ first: { hours: openAfter, ...first }, onChange, error }: CleanersProps) {
  const { t } = useTranslation('inviteFirst');
  const ofFavorites = useFavoriteWords();
  const [all, setAll] = useState(false);
  const read = usePages(listHostCleaners, atOnce);
  if (read.error && !read.items) return <ReadFailed title={t('failed')} read={read} />;
  if (!read.items) return <Skeleton className="h-22" />;
  const known = favoritesFirst(read.items);
  const favorites = known.filter(({ favorite }) => favorite).map(({ id }) => id);
  // those of today, who may be others than when it was written
  const chosen = first.favorites ? favorites : first.cleanerIds;
  // whom the host has blocked meanwhile, or no longer knows, cannot be seen and goes with the next choice
  const choose = (ids: readonly string[]) =>
    onChange({ hours: openAfter, cleanerIds: known.map(({ id }) => id).filter((id) => ids.includes(id)) });
  const shown = all ? known : known.slice(0, shownAtFirst);
  return (
    <Field
      label={t('label')}
      help={
        known.length === 0 ? t('none') : `${t('help')}${first.favorites ? ` ${ofFavorites(favorites.length)}` : ''}`
      }
      error={error}
      group
    >
      <ChipGroup>
        {shown.map(({ id, name, favorite }) => (
          <Chip
            key={id}
            wraps
            label={name}
            {...(favorite && { icon: Heart })}
            pressed={chosen.includes(id)}
            onPress={() => choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
          />
        ))}
        {favorites.length > 1 && !first.favorites && (
          <TextButton
            onClick={() =>
              onChange({ hours: openAfter, cleanerIds: favorites.slice(0, mostInvitedFirst), favorites: true })
            }
          >
            {t('favorites')}
          </TextButton>
        )}
        {(shown.length < known.length || read.loadMore) && (
          <TextButton
            onClick={() => {
              if (all || shown.length === known.length) read.loadMore?.();
              setAll(true);
            }}
          >
            {t('all')}
          </TextButton>
        )}
      </ChipGroup>
    </Field>
  );
}

/** What choosing the favorites means: whoever they are then, and of so many not all of them. */
function useFavoriteWords() {
  const { t } = useTranslation('inviteFirst');
  const { language } = useLanguage();
  const most = formatNumber(mostInvitedFirst, language);
  return (count: number) =>
    count > mostInvitedFirst ? `${t('favoritesThen')} ${t('favoritesMost', { most })}` : t('favoritesThen');
}

const favoritesFirst = (cleaners: readonly KnownCleaner[]): KnownCleaner[] =>
  cleaners.filter(({ blocked }) => !blocked).toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
