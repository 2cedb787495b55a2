import { ChevronDown, MessageSquare } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '#contract/today.ts';
import { to } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StopTasks } from './stop-tasks.tsx';

interface RunningStopProps {
  stop: Stop;
  head: ReactNode;
  /** The next step. */
  deed: ReactNode;
  /** Where it is, how to get in, and what the host has written. */
  place: ReactNode;
}

/** The job in hand: how far it is and how long there is, the host one tap away, and the way on. The way there waits folded. */
export function RunningStop({ stop, head, deed, place }: RunningStopProps) {
  const { t } = useTranslation('today');
  const { job } = stop;
  const [open, setOpen] = useState(false);
  const placeId = useId();
  return (
    <Card className="max-sm:p-3.5">
      <article className="grid gap-3" aria-labelledby="current-stop">
        {head}
        <StopTasks stop={stop} />
        <div className="flex flex-wrap items-center gap-2 max-lg:*:grow">
          {deed}
          {job.can.includes('message') && (
            <LinkButton
              size="compact"
              icon={MessageSquare}
              to={to('conversation', { id: job.id, personId: job.hostId })}
            >
              {t('inside.message')}
            </LinkButton>
          )}
          <Button
            size="compact"
            iconEnd={ChevronDown}
            aria-expanded={open}
            {...(open && { 'aria-controls': placeId })}
            onClick={() => setOpen(!open)}
          >
            {t('inside.place')}
          </Button>
        </div>
        {open && (
          <div id={placeId} className="grid gap-4 border-t border-line pt-3">
            {place}
          </div>
        )}
      </article>
    </Card>
  );
}
