import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { createContext, useContext, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/platform/save-file.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { Button } from '#web/ui/button.tsx';

/** The place in the head of a section for the file of the list below, where a tab of it has the list; null until it is there. */
export const ExportPlace = createContext<HTMLElement | null>(null);

interface ListExportProps {
  /** Of the file, without its ending. */
  name: string;
  /** Asks for the list as a file, filtered as it is shown. */
  fetchFile: () => Promise<Response>;
  /** One of several in a section: beside what it has in it, and not in the head. */
  part?: boolean;
}

/** The filtered list as a file for a spreadsheet; on a phone, an icon in the head. */
export function ListExport({ name, fetchFile, part = false }: ListExportProps) {
  const { t } = useTranslation('admin');
  const hint = useId();
  const onError = useFailure({ failed: reasonAlone });
  const save = useMutation({
    mutationFn: async () => (await fetchFile()).blob(),
    onSuccess: (file) => saveFile(file, `${name}.csv`),
    onError,
  });
  return (
    <>
      <Button
        size="compact"
        icon={Download}
        {...(!part && { 'aria-describedby': hint, title: t('list.exportHint') })}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {part ? t('list.export') : <span className="max-sm:sr-only">{t('tools.export')}</span>}
      </Button>
      {!part && (
        <span id={hint} hidden>
          {t('list.exportHint')}
        </span>
      )}
    </>
  );
}

/** The same from within a tab, in the head of the section. */
export function TabExport(props: ListExportProps) {
  const place = useContext(ExportPlace);
  return place && createPortal(<ListExport {...props} />, place);
}
