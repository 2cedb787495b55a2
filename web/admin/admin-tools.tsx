import { useMutation } from '@tanstack/react-query';
import { Download, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/platform/save-file.ts';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { quickActionsOf } from './quick-actions.ts';
import { adminLists, type ListName } from './section-names.ts';
import { useMay } from './use-may.ts';

/** On every screen of the panel: whole lists as files, and the ways to what is done most often. On a phone two icons. */
export function AdminTools() {
  const { t } = useTranslation('admin');
  const { maySee: sees } = useMay();
  const save = useExport();
  const offered = quickActionsOf(useSession().user?.staffRole);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Menu
        heading={t('tools.whole')}
        trigger={
          <Button size="compact" icon={Download}>
            <span className="max-sm:sr-only">{t('tools.export')}</span>
          </Button>
        }
        items={adminLists.filter(sees).map((list) => ({ label: t(`sections.${list}`), onSelect: () => save(list) }))}
      />
      <Menu
        trigger={
          <Button size="compact" icon={Zap}>
            <span className="max-sm:sr-only">{t('tools.action')}</span>
          </Button>
        }
        items={offered.map(({ name, to }) => ({ label: t(`tools.actions.${name}`), to }))}
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
