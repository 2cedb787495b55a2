import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endGuestPage, showOwnGuestPage } from '#contract/guest-page-calls.ts';
import type { OwnGuestPage } from '#contract/guest-pages.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { LinkToCopy } from '#web/platform/link-to-copy.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { keptShare } from './kept-share.ts';
import { type GuestPageDraft, ShareDialog } from './share-dialog.tsx';

/** The page by which a host shows a finished cleaning to whoever comes next; off until they make it. */
export function SharePart({ job }: { job: JobDetail }) {
  const { t } = useTranslation('guestPage');
  const page = useRead(showOwnGuestPage, { params: { id: job.id } });
  const waits = useWaitsTyped();
  const [editing, setEditing] = useState(waits(keptShare(job.id)));
  const [draft, setDraft] = useState<GuestPageDraft | null>(null);
  const isOn = useIsOn('guestPages');
  const may = isOn && job.can.includes('shareReady');
  // there is nothing to offer, and nothing to end
  if (!may && !page.data) return null;
  return (
    <Section title={t('share.title')} description={t('share.text')}>
      <div className="grid justify-items-start gap-3">
        {page.isPending && <Skeleton className="h-10 w-40" />}
        {page.error && <ReadFailed title={t('share.failed')} read={page} />}
        {page.data === null && (
          <Button variant="tinted" onClick={() => setEditing(true)}>
            {t('share.make')}
          </Button>
        )}
        {page.data && <Shared jobId={job.id} page={page.data} may={may} onChange={() => setEditing(true)} />}
      </div>
      {editing && page.data !== undefined && (
        <ShareDialog
          job={job}
          page={page.data}
          draft={draft}
          onClose={(left) => {
            setDraft(left);
            setEditing(false);
          }}
        />
      )}
    </Section>
  );
}

type SharedProps = { jobId: string; page: OwnGuestPage; may: boolean; onChange: () => void };

/** A page that is there: its link, what the host may do with it, and how to end it. */
function Shared({ jobId, page, may, onChange }: SharedProps) {
  const { t } = useTranslation('guestPage');
  const words = {
    ...{ address: t('share.link'), copy: t('share.copy') },
    ...{ copied: t('share.copied'), copyFailed: t('share.copyFailed') },
  };
  return (
    <>
      {may ? (
        <div className="w-full">
          <LinkToCopy url={page.url} words={words} />
        </div>
      ) : (
        <Notice>{t('share.resting')}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {may && (
          <>
            <a
              href={new URL(page.url).pathname}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ size: 'compact' })}
            >
              {t('share.preview')}
            </a>
            <Button size="compact" onClick={onChange}>
              {t('share.change')}
            </Button>
          </>
        )}
        <EndButton jobId={jobId} />
      </div>
    </>
  );
}

function EndButton({ jobId }: { jobId: string }) {
  const { t } = useTranslation('guestPage');
  const [asking, setAsking] = useState(false);
  const end = useWrite(endGuestPage, {
    failed: reasonAlone,
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('share.ended'), tone: 'success' });
    },
  });
  return (
    <>
      <Button size="compact" variant="quiet" onClick={() => setAsking(true)}>
        {t('share.end')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('share.endTitle')}
        description={t('share.endText')}
        confirmLabel={t('share.end')}
        loading={end.isPending}
        onConfirm={() => end.mutate({ params: { id: jobId } })}
      />
    </>
  );
}
