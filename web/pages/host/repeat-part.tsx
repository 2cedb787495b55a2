import { Repeat } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { Button } from '#web/ui/button.tsx';
import { LatePart } from '../late-part.tsx';

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
      <LatePart height="h-22">
        <RepeatChoice form={form} properties={properties} />
      </LatePart>
    );
  }
  return (
    <div>
      <Button size="compact" icon={Repeat} onClick={() => form.setValue('repeat', 'week', { shouldDirty: true })}>
        {t('repeat.open')}
      </Button>
    </div>
  );
}
