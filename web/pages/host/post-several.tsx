import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const SeveralDialog = fetchedAhead(() =>
  import('#web/posting/several-homes-dialog/several-homes-dialog.tsx').then((file) => file.SeveralHomesDialog),
);

interface PostSeveralProps {
  form: PostingForm;
  properties: readonly Property[];
  onAny: () => void;
  onPosted: () => void;
}

/** The same cleaning at several homes at once: at the end of the form, because it sends what the form holds. */
export function PostSeveral({ form, properties, onAny, onPosted }: PostSeveralProps) {
  const { t } = useTranslation('posting');
  const [open, setOpen] = useState(false);
  // what is missing is said in the form before anything is chosen
  const choose = async () => setOpen(await form.trigger(shared, { shouldFocus: true }));
  if (properties.length < 2 || form.watch('repeat')) return null;
  return (
    <div className="text-14">
      <TextButton onClick={() => void choose()}>{t('several.open')}</TextButton>
      <Suspense fallback={null}>
        {open && <SeveralDialog {...{ form, properties, onAny, onPosted }} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}

/** All but the home. */
const shared = [
  ...(['startTime', 'endTime', 'payoutCents', 'cleaningType', 'specialInstructions'] as const),
  ...(['customTasks', 'inviteFirst'] as const),
] as const;
