import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

type BookAgainProps = {
  cleaner: Pick<KnownCleaner, 'id' | 'name' | 'jobsCompleted' | 'lastPropertyId'>;
  variant?: 'tinted' | 'secondary';
};

/** To a new job that this cleaner is invited to, at the home where they were last. */
export function BookAgain({ cleaner, variant }: BookAgainProps) {
  const { id, name, jobsCompleted, lastPropertyId } = cleaner;
  const { t } = useTranslation('hostLists');
  const known = jobsCompleted > 0;
  if (!may(postJob)) return null;
  return (
    <LinkButton
      size="compact"
      variant={variant}
      to={to('hostPostJob', undefined, { invite: id, property: lastPropertyId ?? undefined })}
      aria-label={known ? t('between.bookAgainOf', { name }) : undefined}
    >
      {t(known ? 'between.bookAgain' : 'between.invite')}
    </LinkButton>
  );
}
