import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarPlatform } from '#contract/calendar-words.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const Steps = lazy(() => import('./where-steps.tsx').then((file) => ({ default: file.WhereSteps })));

/** Where a platform has a listing's calendar address, on request: three steps in words and pictures. */
export function WhereToFind({ platform }: { platform: CalendarPlatform }) {
  const { t } = useTranslation('calendars');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid justify-items-start gap-3">
      <TextButton
        className="inline-flex items-center gap-1 text-13"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('connect.whereIsIt')}
        <ChevronDown aria-hidden size={15} strokeWidth={1.75} className={open ? 'rotate-180' : undefined} />
      </TextButton>
      <div id={id} hidden={!open} className="w-full">
        {open && (
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <Steps platform={platform} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
