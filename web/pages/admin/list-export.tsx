import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/platform/save-file.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { Button } from '#web/ui/button.tsx';

interface ListExportProps {
  /** Of the file, without its ending. */
  name: string;
  /** Asks for the list as a file, filtered as it is shown. */
  fetchFile: () => Promise<Response>;
}

/** The filtered list as a file for a spreadsheet. */
export function ListExport({ name, fetchFile }: ListExportProps) {
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
        aria-describedby={hint}
        title={t('list.exportHint')}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('list.export')}
      </Button>
      <span id={hint} className="ms-2 text-13 text-ink-soft pointer-fine:sr-only">
        {t('list.exportHint')}
      </span>
    </>
  );
}
