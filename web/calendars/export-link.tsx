import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeExportLink, removeExportLink, showExportLink } from '#contract/calendar-calls.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { NewLink } from './new-link.tsx';

/** The private link by which somebody's own calendar app shows their stays and cleanings. */
export function ExportLink({ viewer }: { viewer: 'host' | 'cleaner' }) {
  const { t } = useTranslation('calendarLink');
  const link = useRead(showExportLink);
  const [url, setUrl] = useState<string | null>(null);
  const make = useWrite(makeExportLink, {
    secret: true,
    failed: reasonAlone,
    onSuccess: (made) => setUrl(made.url),
  });
  return (
    <Section title={t('title')} description={t(`lede.${viewer}`)}>
      <div className="grid max-w-3xl justify-items-start gap-3">
        {link.isPending && <Skeleton className="h-10 w-52" />}
        {link.error && <ReadFailed title={t('failed')} read={link} />}
        {link.data === null && (
          <Button variant="tinted" loading={make.isPending} onClick={() => make.mutate({})}>
            {t('create')}
          </Button>
        )}
        {link.data && url && <NewLink key={url} url={url} />}
        {link.data && <Standing createdAt={link.data.createdAt} isNew={url !== null} onEnd={setUrl} />}
        {link.data !== undefined && <p className="text-13 text-ink-soft">{t(`sees.${viewer}`)}</p>}
      </div>
    </Section>
  );
}

type StandingProps = { createdAt: string; isNew: boolean; onEnd: (url: string | null) => void };

/** A link that works, which nobody can be shown again: it can be replaced or revoked. */
function Standing({ createdAt, isNew, onEnd }: StandingProps) {
  const { t } = useTranslation('calendarLink');
  const { language } = useLanguage();
  const [asking, setAsking] = useState<'replace' | 'revoke' | null>(null);
  const done = (url: string | null, toast: 'replaced' | 'revoked') => {
    onEnd(url);
    setAsking(null);
    showToast({ title: t(toast), tone: 'success' });
  };
  const failed = reasonAlone;
  const replace = useWrite(makeExportLink, { secret: true, failed, onSuccess: ({ url }) => done(url, 'replaced') });
  const revoke = useWrite(removeExportLink, { failed, onSuccess: () => done(null, 'revoked') });
  const kind = asking ?? 'replace';
  return (
    <>
      {!isNew && <p className="text-14">{t('since', { when: formatMedium(createdAt, { language }) })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={() => setAsking('replace')}>
          {t('replace')}
        </Button>
        <Button size="compact" variant="quiet" onClick={() => setAsking('revoke')}>
          {t('revoke')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        tone={kind === 'replace' ? 'normal' : 'danger'}
        title={t(`${kind}Title`)}
        description={t(`${kind}Text`)}
        confirmLabel={t(kind)}
        loading={replace.isPending || revoke.isPending}
        onConfirm={() => (kind === 'replace' ? replace : revoke).mutate({})}
      />
    </>
  );
}
