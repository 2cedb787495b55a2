import { FileDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { columns } from './columns.ts';
import { type FileFault, type HomesInFile, homesInFile, isFault } from './homes-in-file.ts';
import { ImportPreview } from './import-preview.tsx';
import { fileOfLines, mostHomes } from './read-lines.ts';
import { useColumnNames } from './use-column-names.ts';
import { useEveryHome } from './use-every-home.ts';

const FromCalendars = fetchedAhead(() =>
  import('./from-calendars/from-calendars.tsx').then((file) => file.FromCalendars),
);

/** Homes from a spreadsheet, or from listings’ calendars: a file is chosen, looked through line by line, and what is right in it is registered. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('propertyImport');
  const [found, setFound] = useState<HomesInFile | null>(null);
  const [calendars, setCalendars] = useState(false);
  if (calendars) {
    return (
      <Suspense fallback={null}>
        <FromCalendars onBack={() => setCalendars(false)} onClose={onClose} />
      </Suspense>
    );
  }
  if (found) return <ImportPreview found={found} onOther={() => setFound(null)} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <div className="grid gap-4">
        <FileChoice onFound={setFound} />
        <TextButton className="justify-self-start text-14" onClick={() => setCalendars(true)}>
          {t('calendars')}
        </TextButton>
      </div>
    </Dialog>
  );
}

function FileChoice({ onFound }: { onFound: (found: HomesInFile) => void }) {
  const { t } = useTranslation('propertyImport');
  const { language } = useLanguage();
  const names = useColumnNames();
  const { fetchThem } = useValidationWords();
  const known = useEveryHome();
  const [fault, setFault] = useState<FileFault | null>(null);
  const look = async (file: File | undefined) => {
    if (!file || !known.properties) return;
    const [found] = await Promise.all([homesInFile(file, names, known.properties), fetchThem()]);
    if (isFault(found)) setFault(found);
    else onFound(found);
  };
  if (known.error && !known.properties) return <ReadFailed title={t('failed')} read={known} />;
  if (!known.properties) return <Skeleton className="h-44" />;
  const most = formatNumber(mostHomes, language);
  const missing = fault?.kind === 'headings' ? fault.missing.map((column) => names[column]).join(', ') : '';
  return (
    <div className="grid gap-4">
      <Field label={t('file')} error={fault ? t(`fault.${fault.kind}`, { missing, most }) : undefined}>
        <FileDrop
          label={t('choose')}
          detail={t('detail', { most })}
          accept=".csv,text/csv"
          onFiles={([file]) => void look(file)}
        />
      </Field>
      <SampleButton />
    </div>
  );
}

/** A file to begin with, in the reader's words. */
function SampleButton() {
  const { t } = useTranslation('propertyImport');
  const { t: example } = useTranslation('properties');
  const names = useColumnNames();
  const line = [example('form.titleExample'), example('form.addressExample'), '31328', '3', '2', '1400', '140'];
  const save = () =>
    saveFile(fileOfLines([columns.map((column) => names[column]), [...line, '11:00', '16:00', '']]), t('sampleName'));
  return (
    <Button className="justify-self-start" size="compact" variant="quiet" icon={FileDown} onClick={save}>
      {t('sample')}
    </Button>
  );
}
