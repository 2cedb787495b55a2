import { useMutation } from '@tanstack/react-query';
import { Download, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { type AdminSection, adminLists, type ListName } from './section-names.ts';
import { useMay } from './use-may.ts';

/** What is done most often, by the call that does it, and where. */
const actions = [
  { name: 'check', call: 'POST /api/admin/background-check/{userId}/decision', section: 'background-checks' },
  { name: 'report', call: 'POST /api/admin/disputes/{id}/resolve', section: 'disputes' },
  { name: 'review', call: 'PATCH /api/admin/reviews/{id}/moderate', section: 'reviews' },
  { name: 'suspend', call: 'POST /api/admin/users/{id}/suspend', section: 'users' },
  { name: 'cancel', call: 'POST /api/admin/jobs/{id}/cancel', section: 'jobs' },
  { name: 'refund', call: 'POST /api/admin/payments/{id}/refund', section: 'payments' },
  { name: 'hold', call: 'POST /api/admin/payouts/{id}/hold', section: 'payouts' },
  { name: 'invite', call: 'POST /api/admin/staff/invitations', section: 'staff' },
] as const satisfies readonly { name: string; call: string; section: AdminSection }[];

/** On every screen of the panel: whole lists as files, and the ways to what is done most often. */
export function AdminTools() {
  const { t } = useTranslation('admin');
  const { may, maySee: sees } = useMay();
  const save = useExport();
  const offered = actions.filter(({ call }) => {
    const [method = '', path = ''] = call.split(' ');
    return may({ method, path });
  });
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Menu
        heading={t('list.export')}
        trigger={
          <Button size="compact" icon={Download}>
            {t('tools.export')}
          </Button>
        }
        items={adminLists.filter(sees).map((list) => ({ label: t(`sections.${list}`), onSelect: () => save(list) }))}
      />
      <Menu
        trigger={
          <Button size="compact" icon={Zap}>
            {t('tools.action')}
          </Button>
        }
        items={offered.map(({ name, section }) => ({
          label: t(`tools.actions.${name}`),
          to: to('adminSection', { section }, name === 'invite' ? { invite: '1' } : undefined),
        }))}
      />
    </div>
  );
}

/** Fetches a whole list and saves it; which call that is comes with the first press. */
function useExport() {
  const save = useMutation({
    mutationFn: async (list: ListName) => {
      const { fetchList } = await import('./fetch-list.ts');
      return { list, file: await (await fetchList(list)).blob() };
    },
    onSuccess: ({ list, file }) => saveFile(file, `${list}.csv`),
    onError: useFailure({ failed: reasonAlone }),
  });
  return save.mutate;
}
