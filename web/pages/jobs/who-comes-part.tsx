import { UsersRound } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { LatePart } from '../late-part.tsx';

// Most work alone.
const WhoComes = lazy(() => import('#web/helpers/who-comes.tsx').then((file) => ({ default: file.WhoComes })));

/** Who comes along to a job, where somebody does; for its cleaner the way to say so. */
export function WhoComesPart({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const [asked, setAsked] = useState(false);
  if (asked || (job.helpers?.length ?? 0) > 0) {
    return (
      <LatePart height="h-28">
        <WhoComes job={job} />
      </LatePart>
    );
  }
  if (!job.can.includes('chooseHelpers')) return null;
  return (
    <div>
      <Button icon={UsersRound} onClick={() => setAsked(true)}>
        {t('whoComes')}
      </Button>
    </div>
  );
}
