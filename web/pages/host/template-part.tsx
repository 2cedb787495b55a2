import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const UseDialog = fetchedAhead(() =>
  import('#web/posting/template-dialogs/use-template-dialog.tsx').then((file) => file.UseTemplateDialog),
);
const SaveDialog = fetchedAhead(() =>
  import('#web/posting/template-dialogs/save-template-dialog.tsx').then((file) => file.SaveTemplateDialog),
);

/** The way to the host’s templates for this form, and from the form to a new one. */
export function TemplatePart({ form, timeZone }: { form: PostingForm; timeZone: string }) {
  const { t } = useTranslation('posting');
  const [open, setOpen] = useState<'use' | 'save' | null>(null);
  const close = () => setOpen(null);
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      <TextButton onClick={() => setOpen('use')}>{t('template.use')}</TextButton>
      <TextButton onClick={() => setOpen('save')}>{t('template.save')}</TextButton>
      <Suspense fallback={null}>
        {open === 'use' && <UseDialog form={form} timeZone={timeZone} onClose={close} />}
        {open === 'save' && <SaveDialog form={form} onClose={close} />}
      </Suspense>
    </p>
  );
}
