import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { BarMoney } from './bar-money.tsx';

interface BidBarProps {
  job: JobDetail;
  /** Where the form is, or will be. */
  form: RefObject<Element | null>;
  onGo: () => void;
}

/** On a phone, as long as the form is out of sight: what the reader would receive, and the way to bid. */
export function BidBar({ job, form, onGo }: BidBarProps) {
  const { t } = useTranslation('bids');
  if (useIsInSight(form)) return null;
  return (
    <ThumbBar className="hidden items-center justify-between gap-4 thumb:flex">
      <BarMoney job={job} />
      <Button variant="primary" size="large" className="grow" onClick={onGo}>
        {t('form.title')}
      </Button>
    </ThumbBar>
  );
}

/** Above the bars at the bottom of a phone, where it can be seen and touched. */
const aboveBars = '0px 0px -35% 0px';

function useIsInSight(place: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: aboveBars,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return inSight;
}
