import { Scale, Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listDisputes } from '#contract/dispute-calls.ts';
import { disputeReasons, disputeStatuses } from '#contract/states.ts';
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
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DisputeTable } from './dispute-table.tsx';

const DisputeSheet = fetchedAhead(() => import('./dispute-sheet.tsx').then((file) => file.DisputeSheet));

/** Reports, those to decide first; one opens beside the list. */
export function DisputeList() {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const filters = useDisputeFilters();
  const { status, reason, sought } = filters;
  const pages = usePages(listDisputes, { status, reason, q: sought, limit: 50 });
  const open = pages.items?.find(({ id }) => id === filters.open);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 tabIndex={-1} className="text-28">
          {t('admin.title')}
        </h1>
        {pages.items && <span className="text-13 text-ink-soft">{formatNumber(pages.total, language)}</span>}
      </div>
      <Filters filters={filters} />
      {pages.error && !pages.items ? (
        <ReadFailed title={t('admin.failed')} read={pages} />
      ) : pages.items?.length === 0 ? (
        <EmptyState icon={Scale} title={t('admin.empty')} />
      ) : (
        <DisputeTable disputes={pages.items} open={filters.open} onOpen={(id) => filters.set('case', id)} />
      )}
      {pages.loadMore && (
        <Button className="justify-self-center" loading={pages.loadingMore} onClick={pages.loadMore}>
          {t('admin.more')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <DisputeSheet key={open.id} dispute={open} onClose={() => filters.set('case', '')} />}
      </Suspense>
    </div>
  );
}

function Filters({ filters }: { filters: ReturnType<typeof useDisputeFilters> }) {
  const { t } = useTranslation('reports');
  const reasons = [
    { value: '', label: `${t('admin.reasonFilter')}: ${t('admin.all')}` },
    ...disputeReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('admin.filter')}</legend>
        <Chip label={t('admin.all')} pressed={!filters.status} onPress={() => filters.set('status', '')} />
        {disputeStatuses.map((status) => (
          <Chip
            key={status}
            label={t(`status.${status}`)}
            pressed={filters.status === status}
            onPress={() => filters.set('status', filters.status === status ? '' : status)}
          />
        ))}
      </fieldset>
      <Field label={t('admin.reasonFilter')} hideLabel>
        <Select
          options={reasons}
          value={filters.reason ?? ''}
          onChange={(event) => filters.set('reason', event.target.value)}
        />
      </Field>
      <form
        className="min-w-48 flex-1"
        onSubmit={(event) => {
          event.preventDefault();
          filters.set('q', filters.typed.trim());
        }}
      >
        <Field label={t('admin.search')} hideLabel>
          <TextInput
            type="search"
            icon={Search}
            maxLength={120}
            placeholder={t('admin.search')}
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
type Filter = 'status' | 'reason' | 'q' | 'case';

/** Filters and the open case, kept in the address; what is typed counts after a pause. */
function useDisputeFilters() {
  const address = useAddressValues<Filter>();
  const sought = address.get('q') ?? undefined;
  const [typed, setTyped] = useState(sought ?? '');
  const set = (name: Filter, value: string) => address.set(name, value, { step: name === 'case' });
  // Runs again when the address changes, because `set` builds on the address it was made with.
  useEffect(() => {
    const pause = setTimeout(() => set('q', typed.trim()), typingPause);
    return () => clearTimeout(pause);
  });
  const status = disputeStatuses.find((name) => name === address.get('status'));
  const reason = disputeReasons.find((name) => name === address.get('reason'));
  return { status, reason, sought, open: address.get('case'), typed, setTyped, set };
}
