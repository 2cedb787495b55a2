import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientRequest } from '#contract/hiring.ts';
import { AddToCalendar } from '#web/jobs/add-to-calendar.tsx';
import { to } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';

interface AcceptedRequestProps {
  request: ClientRequest;
  when: ReactNode;
}

/** In the place of a request that was accepted here: that the job is one's own, when it is, where it is found, and the ways there. */
export function AcceptedRequest({ request: { id, property }, when }: AcceptedRequestProps) {
  const { t } = useTranslation(['cleaner', 'hiring', 'shell']);
  const isWide = useIsWide();
  const place = isWide ? t('tabs.assigned') : t('shell:tabs.assigned');
  return (
    <Card>
      <article className="grid gap-3">
        <p className="flex items-center gap-2 text-14 font-medium text-green-ink">
          <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          {t('hiring:toasts.accepted')}
        </p>
        <div>
          <h3 ref={takeFocus} tabIndex={-1} className="text-16 outline-none">
            <bdi>{property.title}</bdi>
          </h3>
          <div className="mt-1 text-14 font-medium">{when}</div>
          <AddToCalendar job={{ id, title: property.title }} />
        </div>
        <p className="max-w-prose text-14 text-ink-soft">
          {t('hiring:toasts.acceptedText')} {t('requests.where', { place })}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <LinkButton variant="tinted" to={to('job', { id })}>
            {t('hiring:toasts.confirmedJob')}
          </LinkButton>
          <LinkButton to={to('cleanerDashboard', undefined, { tab: 'assigned' })}>{place}</LinkButton>
        </div>
      </article>
    </Card>
  );
}

/** The button that was pressed is gone; what came of it is read next. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });
