import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getHostCleaner } from '#contract/hiring-calls.ts';
import type { HostCleaner } from '#contract/host-cleaners.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { ContactLines } from '#web/ui/contact-lines.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BlockButton } from './block-button.tsx';
import { BookAgain } from './book-again.tsx';
import { CleanerNote } from './cleaner-note.tsx';
import { CleanerReliability } from './cleaner-reliability.tsx';
import { FavoriteButton } from './favorite-button.tsx';

export interface CleanerBetweenProps {
  id: string;
  /** Invites to the job that the host came from, in place of the way to a new one. */
  invite?: ReactNode;
  /** A job about which the two may write to each other. */
  talkJobId?: string | undefined;
}

/** What is between the host and a cleaner: what they may do, how the cleaner keeps their word, and the host's own note. */
export function CleanerBetween({ id, invite, talkJobId }: CleanerBetweenProps) {
  const { t } = useTranslation('hostLists');
  const read = useRead(getHostCleaner, { params: { id }, enabled: may(getHostCleaner) });
  const { data: cleaner, error } = read;
  // who looks after some homes only knows the cleaner by their bid
  if (!may(getHostCleaner)) return null;
  if (!cleaner && error) return <ReadFailed title={t('between.failed')} read={read} />;
  if (!cleaner) return <SkeletonRows rows={2} />;
  return (
    <>
      <Actions cleaner={cleaner} invite={invite} talkJobId={talkJobId} />
      <CleanerReliability record={cleaner.record} />
      <CleanerNote key={cleaner.note} cleaner={cleaner} />
    </>
  );
}

type ActionsProps = Omit<CleanerBetweenProps, 'id'> & { cleaner: HostCleaner };

function Actions({ cleaner, invite, talkJobId }: ActionsProps) {
  const { t } = useTranslation(['hostLists', 'host']);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {!cleaner.blocked && (
          <>
            {invite ?? <BookAgain cleaner={cleaner} />}
            {talkJobId && (
              <LinkButton
                size="compact"
                icon={MessageSquare}
                to={to('conversation', { id: talkJobId, personId: cleaner.id })}
              >
                {t('between.message')}
              </LinkButton>
            )}
            <FavoriteButton key={String(cleaner.favorite)} cleaner={cleaner} />
          </>
        )}
        <BlockButton cleaner={cleaner} />
      </div>
      {!cleaner.blocked && <p className="text-13 text-ink-soft">{t('host:cleaners.favoriteHelp')}</p>}
      <ContactLines email={cleaner.email} phone={cleaner.phone} />
    </div>
  );
}
