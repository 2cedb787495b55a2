import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { Missing } from './missing-in.ts';
import { photosPlace, taskPlace } from './places.ts';

/** What stands between this work and its submission, each the way there. */
export function StillMissing({ missing: { tasks, afterPhoto } }: { missing: Missing }) {
  const { t } = useTranslation('work');
  const [first] = tasks;
  return (
    <>
      {first && (
        <Button variant="tinted" size="large" icon={ArrowDown} onClick={() => goTo(taskPlace(first.id))}>
          {t('submit.left', { number: tasks.length })}
        </Button>
      )}
      {afterPhoto && (
        <Button variant="tinted" size="large" icon={ArrowDown} onClick={() => goTo(photosPlace)}>
          {t('submit.photoLeft')}
        </Button>
      )}
    </>
  );
}

/** A way and no address: the page is the same, and going back is to leave the job. */
function goTo(place: string): void {
  const found = document.getElementById(place);
  found?.scrollIntoView({ block: 'center' });
  found?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
}
