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
interface PostingToolsProps {
  form: PostingForm;
  /** Of the property that is chosen. */
  timeZone: string;
}

/** What spares a host typing: templates. */
export function PostingTools({ form, timeZone }: PostingToolsProps) {
  const { t } = useTranslation('posting');
  const [open, setOpen] = useState<'use' | 'save' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      <TextButton onClick={() => setOpen('use')}>{t('template.use')}</TextButton>
      {!actingFor() && <TextButton onClick={() => setOpen('save')}>{t('template.save')}</TextButton>}
      <Suspense fallback={null}>
        {open === 'use' && <UseDialog form={form} timeZone={timeZone} onClose={close} />}
        {open === 'save' && <SaveDialog values={form.getValues} onClose={close} />}
      </Suspense>
    </div>
  );
}
