import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CleanerSummary, nameOf } from './cleaner-summary.tsx';

type CleanerCardProps = {
  cleaner: ApprovedCleaner;
  onView: () => void;
  /** Invites to a job that is there already; without it a host first posts one. */
  invite?: ReactNode;
  /** What was between them and the host already. */
  between?: ReactNode;
  /** Makes them a favorite. */
  heart?: ReactNode;
};

/** A verified cleaner; hosts may invite to a job. */
export function CleanerCard({ cleaner, onView, invite, between, heart }: CleanerCardProps) {
  const { t } = useTranslation('findCleaners');
  const { user } = useSession();
  const { id, blocked } = cleaner;
  return (
    <Card className="grid content-between gap-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <CleanerSummary cleaner={cleaner}>
            <h3 id={`${id}-name`} className="text-16 wrap-anywhere">
              <bdi>{nameOf(cleaner)}</bdi>
            </h3>
            {between && <p className="text-13 font-medium text-green-ink tabular-nums empty:hidden">{between}</p>}
          </CleanerSummary>
        </div>
        {blocked ? <Badge>{t('blocked')}</Badge> : heart}
      </div>
      {cleaner.bio && (
        <p className="line-clamp-3 text-14 wrap-anywhere text-ink-soft">
          <bdi>{cleaner.bio}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!blocked && invite}
        {user?.role === 'HOST' && !invite && !blocked && (
          <LinkButton
            variant="tinted"
            id={`${id}-invite`}
            aria-labelledby={`${id}-invite ${id}-name`}
            to={to('hostPostJob', undefined, { invite: id })}
          >
            {t('invite')}
          </LinkButton>
        )}
        <Button id={`${id}-view`} aria-labelledby={`${id}-view ${id}-name`} onClick={onView}>
          {t('profile')}
        </Button>
      </div>
    </Card>
  );
}
