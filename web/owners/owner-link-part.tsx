import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOwnerLink, makeOwnerLink, showOwnerLink } from '#contract/owner-statement-calls.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LinkToCopy } from '#web/platform/link-to-copy.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The link by which the owner of a home reads its monthly statements; off until the host makes it, and shown once. */
export function OwnerLinkPart({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('ownerLink');
  const { language } = useLanguage();
  const params = { id: propertyId };
  const link = useRead(showOwnerLink, { params });
  const [url, setUrl] = useState<string | null>(null);
  const [renewing, setRenewing] = useState(false);
  const make = useWrite(makeOwnerLink, {
    ...{ failed: reasonAlone, secret: true },
    onSuccess: (made) => {
      setUrl(made.url);
      setRenewing(false);
    },
  });
  const words = {
    ...{ address: t('link'), copy: t('copy') },
    ...{ copied: t('copied'), copyFailed: t('copyFailed') },
  };
  return (
    <Section title={t('title')} description={t('text')}>
      <div className="grid justify-items-start gap-3">
        {link.isPending && <Skeleton className="h-10 w-40" />}
        {link.error && !link.data && <ReadFailed title={t('failed')} read={link} />}
        {url && (
          <div className="grid w-full gap-1.5">
            <LinkToCopy url={url} words={words} />
            <p className="text-13 text-ink-soft">{t('once')}</p>
          </div>
        )}
        {link.data && (
          <p className="text-14">{t('until', { date: formatMedium(link.data.expiresAt, { language }) })}</p>
        )}
        {link.data !== undefined && (
          <div className="flex flex-wrap gap-2">
            <Button loading={make.isPending} onClick={() => (link.data ? setRenewing(true) : make.mutate({ params }))}>
              {t(link.data ? 'renew' : 'make')}
            </Button>
            {link.data && <EndButton propertyId={propertyId} onEnded={() => setUrl(null)} />}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={renewing}
        onOpenChange={setRenewing}
        title={t('renewTitle')}
        description={t('renewText')}
        confirmLabel={t('renew')}
        loading={make.isPending}
        onConfirm={() => make.mutate({ params })}
      />
    </Section>
  );
}

function EndButton({ propertyId, onEnded }: { propertyId: string; onEnded: () => void }) {
  const { t } = useTranslation('ownerLink');
  const [asking, setAsking] = useState(false);
  const end = useWrite(endOwnerLink, {
    failed: reasonAlone,
    onSuccess: () => {
      setAsking(false);
      onEnded();
      showToast({ title: t('ended'), tone: 'success' });
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('endTitle')}
        description={t('endText')}
        confirmLabel={t('end')}
        loading={end.isPending}
        onConfirm={() => end.mutate({ params: { id: propertyId } })}
      />
    </>
  );
}
