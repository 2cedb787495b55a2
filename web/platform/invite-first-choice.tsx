import { Heart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHostCleaners } from '#contract/calls.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import type { InviteFirst } from '#contract/invite-first.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { ReadFailed } from './read-failed.tsx';
import { usePages } from './use-pages.ts';
import { useValidationWords } from './validation-words.ts';

// the contract's own, without zod
const hours = ['2', '6', '12', '24'] as const satisfies readonly `${InviteFirst['hours']}`[];
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
      <Cleaners chosen={first.cleanerIds} onChosen={(cleanerIds) => onChange({ ...first, cleanerIds })} error={error} />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        {!knowsNobody && (
          <Field label={t('hoursLabel')}>
            <Select
              value={String(first.hours)}
              // one of the options below
              onChange={({ target }) => onChange({ ...first, hours: Number(target.value) as InviteFirst['hours'] })}
              options={hours.map((value) => ({ value, label: t(`hours.${value}`) }))}
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
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
  error: string | undefined;
}

function Cleaners({ chosen, onChosen, error }: CleanersProps) {
  const { t } = useTranslation('inviteFirst');
  const [all, setAll] = useState(false);
  const read = usePages(listHostCleaners, atOnce);
  if (read.error && !read.items) return <ReadFailed title={t('failed')} read={read} />;
  if (!read.items) return <Skeleton className="h-22" />;
  const known = favoritesFirst(read.items);
  const favorites = known.filter(({ favorite }) => favorite).map(({ id }) => id);
  // whom the host has blocked meanwhile, or no longer knows, cannot be seen and goes with the next choice
  const choose = (ids: readonly string[]) => onChosen(known.map(({ id }) => id).filter((id) => ids.includes(id)));
  const shown = all ? known : known.slice(0, shownAtFirst);
  return (
    <Field label={t('label')} help={known.length > 0 ? t('help') : t('none')} error={error} group>
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
        {favorites.length > 1 && (
          <TextButton onClick={() => choose(favorites.slice(0, 10))}>{t('favorites')}</TextButton>
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

const favoritesFirst = (cleaners: readonly KnownCleaner[]): KnownCleaner[] =>
  cleaners.filter(({ blocked }) => !blocked).toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
