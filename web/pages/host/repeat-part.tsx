import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

// Most jobs come once.
const RepeatChoice = lazy(() => import('./repeat-choice.tsx').then((file) => ({ default: file.RepeatChoice })));

interface RepeatPartProps {
  form: PostingForm;
  properties: readonly Property[];
}

/** The way to a cleaning that comes again, and once it is taken, how often. */
export function RepeatPart({ form, properties }: RepeatPartProps) {
  const { t } = useTranslation('posting');
  if (form.watch('repeat')) {
    return (
      <Suspense fallback={<Skeleton className="h-22" />}>
        <RepeatChoice form={form} properties={properties} />
      </Suspense>
    );
  }
  return (
    <TextButton className="justify-self-start text-14" onClick={() => form.setValue('repeat', 'week')}>
      {t('repeat.open')}
    </TextButton>
  );
}
