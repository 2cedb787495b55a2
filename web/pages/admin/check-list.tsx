import { Search, ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listBackgroundChecks } from '#contract/calls.ts';
import { backgroundCheckStatuses } from '#contract/states.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CheckTable } from './check-table.tsx';

const CheckSheet = fetchedAhead(() => import('./check-sheet.tsx').then((file) => file.CheckSheet));

/** Background checks, those waiting for a decision first; one opens beside the list. */
export function CheckList() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const filters = useCheckFilters();
  const pages = usePages(listBackgroundChecks, { status: filters.status, q: filters.sought, limit: 50 });
  const open = pages.items?.find(({ id }) => id === filters.open);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 tabIndex={-1} className="text-28">
          {t('checks.title')}
        </h1>
        {pages.items && (
          <span className="text-13 text-ink-soft">
            {t('checks.count', { count: pages.total, shown: formatNumber(pages.total, language) })}
          </span>
        )}
      </div>
      <Filters filters={filters} />
      {pages.error && !pages.items ? (
        <ReadFailed title={t('checks.failed')} read={pages} />
      ) : pages.items?.length === 0 ? (
        <EmptyState icon={ShieldCheck} title={t('checks.empty')} />
      ) : (
        <CheckTable checks={pages.items} open={filters.open} onOpen={(id) => filters.set('check', id)} />
      )}
      {pages.loadMore && (
        <Button className="justify-self-center" loading={pages.loadingMore} onClick={pages.loadMore}>
          {t('checks.more')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <CheckSheet key={open.id} check={open} onClose={() => filters.set('check', '')} />}
      </Suspense>
    </div>
  );
}

function Filters({ filters }: { filters: ReturnType<typeof useCheckFilters> }) {
  const { t } = useTranslation(['admin', 'backgroundChecks']);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('checks.filter')}</legend>
        <Chip label={t('checks.all')} pressed={!filters.status} onPress={() => filters.set('status', '')} />
        {backgroundCheckStatuses.map((status) => (
          <Chip
            key={status}
            label={t(`backgroundChecks:status.${status}`)}
            pressed={filters.status === status}
            onPress={() => filters.set('status', filters.status === status ? '' : status)}
          />
        ))}
      </fieldset>
      <form
        className="min-w-48 flex-1"
        onSubmit={(event) => {
          event.preventDefault();
          filters.set('q', filters.typed.trim());
        }}
      >
        <Field label={t('checks.search')} hideLabel>
          <TextInput
            type="search"
            icon={Search}
            maxLength={120}
            placeholder={t('checks.search')}
            value={filters.typed}
            onChange={(event) => filters.setTyped(event.target.value)}
          />
        </Field>
      </form>
    </div>
  );
}

/** Long enough that a name is not asked for letter by letter. */
const typingPause = 250;

/** Filters and the open check, kept in the address; what is typed counts after a pause. */
function useCheckFilters() {
  const address = useAddressValues<'status' | 'q' | 'check'>();
  const sought = address.get('q') ?? undefined;
  const [typed, setTyped] = useState(sought ?? '');
  const set = (name: 'status' | 'q' | 'check', value: string) => address.set(name, value, { step: name === 'check' });
  // Runs again when the address changes, because `set` builds on the address it was made with.
  useEffect(() => {
    const pause = setTimeout(() => set('q', typed.trim()), typingPause);
    return () => clearTimeout(pause);
  });
  const status = backgroundCheckStatuses.find((name) => name === address.get('status'));
  return { status, sought, open: address.get('check'), typed, setTyped, set };
}
