import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
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
const SeveralDialog = fetchedAhead(() =>
  import('#web/posting/several-homes-dialog/several-homes-dialog.tsx').then((file) => file.SeveralHomesDialog),
);

interface PostingToolsProps {
  form: PostingForm;
  properties: readonly Property[];
  /** Of the property that is chosen. */
  timeZone: string;
  onPosted: () => void;
}

/** What spares a host typing: templates, and the same cleaning at several homes at once. */
export function PostingTools({ form, properties, timeZone, onPosted }: PostingToolsProps) {
  const { t } = useTranslation('posting');
  const [open, setOpen] = useState<'use' | 'save' | 'several' | null>(null);
  const close = () => setOpen(null);
  // what is missing is said in the form before anything is chosen
  const several = async () => {
    if (await form.trigger(shared, { shouldFocus: true })) setOpen('several');
  };
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      <TextButton onClick={() => setOpen('use')}>{t('template.use')}</TextButton>
      {!actingFor() && <TextButton onClick={() => setOpen('save')}>{t('template.save')}</TextButton>}
      {properties.length > 1 && !form.watch('repeat') && (
        <TextButton onClick={() => void several()}>{t('several.open')}</TextButton>
      )}
      <Suspense fallback={null}>
        {open === 'use' && <UseDialog form={form} timeZone={timeZone} onClose={close} />}
        {open === 'save' && <SaveDialog values={form.getValues} onClose={close} />}
        {open === 'several' && (
          <SeveralDialog form={form} properties={properties} onClose={close} onPosted={onPosted} />
        )}
      </Suspense>
    </div>
  );
}

/** All but the home. */
const shared = [
  ...(['startTime', 'endTime', 'payoutCents', 'cleaningType', 'specialInstructions'] as const),
  ...(['customTasks', 'inviteFirst'] as const),
] as const;
