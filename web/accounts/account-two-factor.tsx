import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getTwoFactor } from '#contract/account-calls.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TwoFactorDialogProps } from './set-up-dialog.tsx';

const SetUpDialog = fetchedAhead(() => import('./set-up-dialog.tsx').then((file) => file.SetUpDialog));
const EndDialog = fetchedAhead(() => import('./end-two-factor-dialog.tsx').then((file) => file.EndTwoFactorDialog));
const RenewDialog = fetchedAhead(() => import('./renew-codes-dialog.tsx').then((file) => file.RenewCodesDialog));

type TwoFactor = AnswerOf<typeof import('#contract/two-factor.ts').getTwoFactor>;

/** From so few recovery codes on, new ones are recommended. */
const few = 3;

/** The authenticator app of an account: whether there is one, and the way to set it up or take it away. */
export function AccountTwoFactor() {
  const { t } = useTranslation('accountSafety');
  const read = useRead(getTwoFactor);
  return (
    <Section id="authenticator" title={t('twoFactor.title')} description={t('twoFactor.text')}>
      {read.data ? (
        <State twoFactor={read.data} />
      ) : read.error ? (
        <ReadFailed title={t('twoFactor.failed')} read={read} />
      ) : (
        <Skeleton shape="card" className="h-11 w-48" />
      )}
    </Section>
  );
}

function State({ twoFactor: { since, recoveryCodesLeft } }: { twoFactor: TwoFactor }) {
  const { t } = useTranslation('accountSafety');
  const { language } = useLanguage();
  if (since === null) return <Opener label={t('twoFactor.setUp')} dialog={SetUpDialog} />;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <Badge tone="green">{t('twoFactor.on')}</Badge>
        <span className="text-ink-soft">{t('twoFactor.since', { when: formatMedium(since, { language }) })}</span>
      </p>
      {recoveryCodesLeft <= few ? (
        <Notice tone="amber">{t('twoFactor.codesLeft', { count: recoveryCodesLeft })}</Notice>
      ) : (
        <p className="text-14 text-ink-soft">{t('twoFactor.codesLeft', { count: recoveryCodesLeft })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Opener label={t('twoFactor.newCodes')} dialog={RenewDialog} />
        <Opener label={t('twoFactor.end')} dialog={EndDialog} />
      </div>
    </div>
  );
}

/** A button with the dialog that it opens. */
function Opener({ label, dialog: Dialog }: { label: string; dialog: ComponentType<TwoFactorDialogProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <OnceOpen open={open}>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  );
}
