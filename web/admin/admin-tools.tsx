import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/platform/save-file.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { QuickActionMenu } from './quick-action-menu.tsx';
import { adminLists, type ListName } from './section-names.ts';
import { useMay } from './use-may.ts';

/**
 * On every screen of the panel: what is listed there as a file, or where nothing is, whole lists; and the ways to what is
 * done most often. On a phone two icons.
 */
export function AdminTools({ exportButton }: { exportButton?: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {exportButton ?? <WholeLists />}
      <QuickActionMenu />
    </div>
  );
}

function WholeLists() {
  const { t } = useTranslation('admin');
  const { maySee: sees } = useMay();
  const save = useExport();
  return (
    <Menu
      heading={t('tools.whole')}
      trigger={
        <Button size="compact" icon={Download}>
          <span className="max-sm:sr-only">{t('tools.export')}</span>
        </Button>
      }
      items={adminLists.filter(sees).map((list) => ({ label: t(`sections.${list}`), onSelect: () => save(list) }))}
    />
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
