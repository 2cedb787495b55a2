import { useState } from 'react';
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

const SetUpDialog = fetchedAhead(() => import('./set-up-dialog.tsx').then((file) => file.SetUpDialog));
const EndDialog = fetchedAhead(() => import('./end-two-factor-dialog.tsx').then((file) => file.EndTwoFactorDialog));
const RenewDialog = fetchedAhead(() => import('./renew-codes-dialog.tsx').then((file) => file.RenewCodesDialog));

type TwoFactor = AnswerOf<typeof import('#contract/two-factor.ts').getTwoFactor>;

/** From so few recovery codes on, new ones are recommended. */
const few = 3;

const dialogs = { setUp: SetUpDialog, renew: RenewDialog, end: EndDialog };
type Step = keyof typeof dialogs;

/** The authenticator app of an account: whether there is one, and the way to set it up or take it away. */
export function AccountTwoFactor() {
  const { t } = useTranslation('accountSafety');
  const read = useRead(getTwoFactor);
  const [step, setStep] = useState<Step | null>(null);
  return (
    <Section id="authenticator" title={t('twoFactor.title')} description={t('twoFactor.text')}>
      {read.data ? (
        <State twoFactor={read.data} onStep={setStep} />
      ) : read.error ? (
        <ReadFailed title={t('twoFactor.failed')} read={read} />
      ) : (
        <Skeleton shape="card" className="h-11 w-48" />
      )}
      {/* beside what it changes, so that the recovery codes stay while the state behind them is another already */}
      {step && <Steps step={step} onClose={() => setStep(null)} />}
    </Section>
  );
}

function Steps({ step, onClose }: { step: Step; onClose: () => void }) {
  const Shown = dialogs[step];
  return (
    <OnceOpen open>
      <Shown open onClose={onClose} />
    </OnceOpen>
  );
}

interface StateProps {
  twoFactor: TwoFactor;
  onStep: (step: Step) => void;
}

function State({ twoFactor: { since, recoveryCodesLeft }, onStep }: StateProps) {
  const { t } = useTranslation('accountSafety');
  const { language } = useLanguage();
  if (since === null) return <Button onClick={() => onStep('setUp')}>{t('twoFactor.setUp')}</Button>;
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
        <Button onClick={() => onStep('renew')}>{t('twoFactor.newCodes')}</Button>
        <Button onClick={() => onStep('end')}>{t('twoFactor.end')}</Button>
      </div>
    </div>
  );
}
