import { Users } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { changeUsers, listUsers } from '#contract/admin-calls.ts';
import type { AdminUser } from '#contract/admin-people.ts';
import { adminUserSorts } from '#contract/admin-sorts.ts';
import { asFile } from '#web/admin/as-file.ts';
import { useMay } from '#web/admin/use-may.ts';
import { send } from '#web/platform/api.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Chip } from '#web/ui/chip.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { useBulkChoice } from './use-bulk-choice.ts';
import { sortingBy, useListFilters } from './use-list-filters.ts';
import { byId, useOpenedOrNone } from './use-opened.ts';
import { UserTable } from './user-table.tsx';

const UserSheet = fetchedAhead(() => import('./user-sheet.tsx').then((file) => file.UserSheet));

/** Whom each tab asks for. */
const views = { hosts: 'HOST', cleaners: 'CLEANER', staff: 'ADMIN' } as const;
// Object.keys widens the keys of `views`
const viewNames = Object.keys(views) as (keyof typeof views)[];
/** What is looked for among them: who can do what they came for is most of them. */
const statuses = ['pending', 'suspended'] as const;

const bulkActions = ['suspend', 'restore', 'endSessions'] as const;

const isStaff = ({ role }: AdminUser) => role === 'ADMIN';

/** Whom an action changes: of admins, their sessions alone, and by who may. */
const changes = {
  suspend: (user: AdminUser) => user.status !== 'suspended' && !isStaff(user),
  restore: (user: AdminUser) => user.status === 'suspended' && !isStaff(user),
  endSessions: (user: AdminUser) => !isStaff(user) || user.can.includes('endSessions'),
};

const isSelectable = (user: AdminUser) => bulkActions.some((action) => changes[action](user));

/** Everyone who has an account; one opens beside the list, several are suspended or given back together. */
export function UserList() {
  const { t } = useTranslation('adminLists');
  const { t: say } = useTranslation('admin');
  const { query, sorting, ...filters } = useUserFilters();
  const pages = usePages(listUsers, { ...query, limit: 50 });
  const { open, isNone } = useOpenedOrNone(listUsers, pages.items, filters.get('user'), byId);
  const choice = useBulkChoice(pages.items?.filter(isSelectable), ({ name }) => name);
  const { may } = useMay();
  const change = useWrite(changeUsers, { failed: reasonAlone });
  const options = viewNames.map((value) => ({
    value,
    label: value === 'staff' ? say('sections.staff') : t(`users.${value}`),
  }));
  return (
    <ListSection
      title={say('sections.users')}
      pages={pages}
      names={({ id, name }) => [[id, name]]}
      exportButton={<ListExport name="users" fetchFile={() => send(listUsers, { query: { ...query, ...asFile } })} />}
      notice={isNone && <Notice tone="amber" live title={t('users.none')} />}
      filters={
        <ListFilters
          filters={filters}
          chips={{ name: 'view', legend: t('users.filter'), all: t('all'), options }}
          search={t('users.search')}
          also={['status']}
        >
          <StatusChips status={query.status} onStatus={(status) => filters.set('status', status)} />
        </ListFilters>
      }
      empty={{ icon: Users }}
    >
      <UserTable
        users={pages.items}
        open={filters.get('user')}
        onOpen={(id) => filters.set('user', id)}
        sorting={sorting}
        {...(may(changeUsers) && { selection: choice.selection, selectable: isSelectable })}
      />
      <BulkBar
        choice={choice}
        offers={bulkActions.map((action) => ({
          action,
          fits: (id) => pages.items?.some((user) => user.id === id && changes[action](user)) ?? false,
          send: (reason, ids) => change.mutateAsync({ body: { action, reason, ids: [...ids] } }),
        }))}
      />
      <Suspense fallback={null}>
        {open && <UserSheet key={open.id} user={open} onClose={() => filters.set('user', '')} />}
      </Suspense>
    </ListSection>
  );
}

/** Whose accounts, in which state, and which of them is open. */
function useUserFilters() {
  const filters = useListFilters<'view' | 'status' | 'user'>('user');
  const view = filters.oneOf('view', viewNames);
  const { word: sort, table: sorting } = sortingBy(filters, adminUserSorts, '-createdAt');
  const query = { q: filters.q, sort, role: view && views[view], status: filters.oneOf('status', statuses) };
  const { get, set } = filters;
  const isUnknown = Boolean(get('status') && !query.status);
  // what narrows nothing does not stand in the address as if it did
  useEffect(() => {
    if (isUnknown) set('status', '');
  });
  return { ...filters, query, sorting };
}

interface StatusChipsProps {
  status: (typeof statuses)[number] | undefined;
  onStatus: (status: (typeof statuses)[number] | '') => void;
}

/** Apart from whose accounts they are: one may be asked for with the other. */
function StatusChips({ status, onStatus }: StatusChipsProps) {
  const { t } = useTranslation('adminLists');
  return (
    <fieldset className="flex flex-wrap gap-2 md:border-s md:border-line md:ps-3">
      <legend className="sr-only">{t('users.statusFilter')}</legend>
      {statuses.map((value) => (
        <Chip
          key={value}
          label={t(`users.${value}`)}
          pressed={status === value}
          onPress={() => onStatus(status === value ? '' : value)}
        />
      ))}
    </fieldset>
  );
}
