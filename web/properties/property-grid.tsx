import { FileUp, House, Plus, Search } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createProperty, listHostProperties } from '#contract/calls.ts';
import type { HostProperty, Property } from '#contract/properties.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import type { MenuItem } from '#web/ui/menu-panel.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GridSearch } from './grid-search.tsx';
import { PropertyCard } from './property-card.tsx';
import { keptProperty, PropertyDialog } from './property-dialog.tsx';
import { RemovePropertyDialog } from './remove-property-dialog.tsx';
import { useGridSearch } from './use-grid-search.ts';
import { useNamedProperty } from './use-named-property.ts';

const ImportDialog = fetchedAhead(() => import('./import/import-dialog.tsx').then((file) => file.ImportDialog));

type Open = { kind: 'add' | 'import' } | { kind: 'edit' | 'remove'; property: Property } | null;

export interface PropertyGridProps {
  actionOf?: (property: Property) => ReactNode;
  /** What else the menu of a card offers. */
  menuOf?: (property: Property) => readonly MenuItem[];
  /** What is wrong at one, if anything. */
  troubleOf?: (property: Property) => ReactNode;
}

/** The host's properties, to add, change and remove. */
export function PropertyGrid(parts: PropertyGridProps) {
  const { t } = useTranslation('properties');
  const search = useGridSearch();
  const pages = usePages(listHostProperties, { q: search.q || undefined });
  const waits = useWaitsTyped();
  const [open, setOpen] = useState<Open>(waits(keptProperty()) ? { kind: 'add' } : null);
  const onEdit = useCallback((property: Property) => setOpen({ kind: 'edit', property }), []);
  const onAdd = useCallback(() => setOpen({ kind: 'add' }), []);
  useNamedProperty(pages, onEdit, onAdd);
  const interrupted = pages.items?.find(({ id }) => waits(keptProperty(id)));
  if (interrupted && open === null) setOpen({ kind: 'edit', property: interrupted });
  const add = may(createProperty) && (
    <>
      <Button variant="quiet" icon={FileUp} onClick={() => setOpen({ kind: 'import' })}>
        {t('import.button')}
      </Button>
      <Button icon={Plus} onClick={onAdd}>
        {t('add.button')}
      </Button>
    </>
  );
  return (
    <Section
      namedAbove="always"
      title={t('list.title')}
      aside={
        pages.items &&
        (pages.items.length > 0 || search.q) &&
        add && <span className="flex flex-wrap items-center justify-end gap-3 max-sm:*:grow">{add}</span>
      }
    >
      {search.isOffered(pages.total) && <GridSearch {...search} />}
      <GridBody pages={pages} search={search} add={add} onOpen={setOpen} {...parts} />
      <PropertyDialog
        key={open && 'property' in open ? open.property.id : 'new'}
        property={open?.kind === 'edit' ? open.property : null}
        open={open?.kind === 'add' || open?.kind === 'edit'}
        onOpenChange={(shown) => !shown && setOpen(null)}
      />
      {open?.kind === 'remove' && <RemovePropertyDialog property={open.property} onClose={() => setOpen(null)} />}
      <Suspense fallback={null}>{open?.kind === 'import' && <ImportDialog onClose={() => setOpen(null)} />}</Suspense>
    </Section>
  );
}

type GridBodyProps = {
  pages: ReturnType<typeof usePages<typeof import('#contract/properties.ts').listHostProperties>>;
  search: Pick<ReturnType<typeof useGridSearch>, 'q' | 'setTyped'>;
  add: ReactNode;
  onOpen: (open: Open) => void;
} & PropertyGridProps;

function GridBody({ pages, search: { q, setTyped }, add, onOpen, ...parts }: GridBodyProps) {
  const { t } = useTranslation('properties');
  const { items, error, loadMore, loadingMore } = pages;
  if (!items) {
    if (error) return <ReadFailed title={t('list.failed')} read={pages} />;
    return <GridSkeleton />;
  }
  if (items.length === 0 && q)
    return (
      <EmptyState
        icon={Search}
        title={t('list.noneFound', { words: q })}
        action={<Button onClick={() => setTyped('')}>{t('list.clearSearch')}</Button>}
      />
    );
  if (items.length === 0)
    return (
      <EmptyState
        icon={House}
        title={t('list.empty')}
        description={t('list.emptyText')}
        action={add && <span className="flex flex-wrap justify-center gap-3">{add}</span>}
      />
    );
  return (
    <div className="grid gap-5">
      <ul className="-mb-4 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {inOrder(items, loadMore !== undefined).map((property) => (
          <li key={property.id} className="row-span-5 mb-4 grid min-w-0 grid-rows-subgrid">
            <PropertyCard
              property={property}
              onEdit={() => onOpen({ kind: 'edit', property })}
              onRemove={() => onOpen({ kind: 'remove', property })}
              action={parts.actionOf?.(property)}
              menu={parts.menuOf?.(property)}
              trouble={parts.troubleOf?.(property)}
            />
          </li>
        ))}
      </ul>
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}

/** By what comes next, those with nothing last; where more are to come, as they come: nothing that stands there moves. */
function inOrder(homes: readonly HostProperty[], more: boolean): readonly HostProperty[] {
  if (more) return homes;
  const nextAt = ({ nextCleaning }: HostProperty) => nextCleaning?.startTime ?? '9';
  return homes.toSorted((one, other) => (nextAt(one) < nextAt(other) ? -1 : Number(nextAt(one) > nextAt(other))));
}

function GridSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="card" className="h-59" />
      ))}
    </div>
  );
}
