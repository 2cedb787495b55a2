import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actingFor } from '#web/platform/acting-for.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const UseDialog = fetchedAhead(() =>
  import('#web/posting/template-dialogs/use-template-dialog.tsx').then((file) => file.UseTemplateDialog),
);
const SaveDialog = fetchedAhead(() =>
  import('#web/posting/template-dialogs/save-template-dialog.tsx').then((file) => file.SaveTemplateDialog),
);

interface UseTemplateProps {
  form: PostingForm;
  /** Of the property that is chosen. */
  timeZone: string;
}

/** What spares a host typing: it stands before what it fills in. */
export function UseTemplate({ form, timeZone }: UseTemplateProps) {
  const { t } = useTranslation('posting');
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('template.use')}</TextButton>
      <Suspense fallback={null}>
        {open && <UseDialog form={form} timeZone={timeZone} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** What was filled in, kept for another time: only after it is. Templates are the host’s own. */
export function SaveTemplate({ form }: { form: PostingForm }) {
  const { t } = useTranslation('posting');
  const [open, setOpen] = useState(false);
  if (actingFor()) return null;
  return (
    <p className="text-13">
      <TextButton onClick={() => setOpen(true)}>{t('template.save')}</TextButton>
      <Suspense fallback={null}>
        {open && <SaveDialog values={form.getValues} onClose={() => setOpen(false)} />}
      </Suspense>
    </p>
  );
}
