import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getTwoFactor, listPasskeys, removePasskey } from '#contract/account-calls.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { knowsPasskeys } from './knows-passkeys.ts';

const AddDialog = fetchedAhead(() => import('./add-passkey-dialog.tsx').then((file) => file.AddPasskeyDialog));
const FirstDialog = fetchedAhead(() => import('./set-up-passkey-dialog.tsx').then((file) => file.SetUpPasskeyDialog));

/** The passkeys of an account, beside the codes of its app or without one; the first switches two-factor on. */
export function AccountPasskeys() {
  const { t } = useTranslation('accountSafety');
  const read = useRead(getTwoFactor);
  const [step, setStep] = useState<'first' | 'another' | null>(null);
  const { data, error } = read;
  const close = () => setStep(null);
  return (
    <Section id="passkeys" title={t('passkeys.title')} description={t('passkeys.text')}>
      {!data && error && <ReadFailed title={t('passkeys.failed')} read={read} />}
      {!data && !error && <Skeleton shape="card" className="h-11 w-48" />}
      {data?.since === null && <First onAdd={() => setStep('first')} />}
      {data?.since && <Passkeys withoutApp={data.withoutApp === true} onAdd={() => setStep('another')} />}
      {/* beside what it changes, so that the recovery codes stay while the list behind them has its first entry already */}
      <OnceOpen open={step === 'first'}>
        <FirstDialog open={step === 'first'} onClose={close} />
      </OnceOpen>
      <OnceOpen open={step === 'another'}>
        <AddDialog open={step === 'another'} onClose={close} />
      </OnceOpen>
    </Section>
  );
}

function First({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('accountSafety');
  return (
    <>
      <p className="text-14">{t('passkeys.first')}</p>
      <Add className="mt-4" onAdd={onAdd} />
    </>
  );
}

function Passkeys({ withoutApp, onAdd }: { withoutApp: boolean; onAdd: () => void }) {
  const { t } = useTranslation('accountSafety');
  const read = useRead(listPasskeys);
  const only = withoutApp && read.data?.length === 1;
  return (
    <>
      {read.error && <ReadFailed title={t('passkeys.failed')} read={read} />}
      <ul className="divide-y divide-line">
        {read.data?.map((passkey) => (
          <Entry key={passkey.id} passkey={passkey} only={only} />
        ))}
      </ul>
      {only && <p className="text-13 text-ink-soft">{t('passkeys.only')}</p>}
      <Add className={cx(read.data?.length && 'mt-4')} onAdd={onAdd} />
    </>
  );
}

function Add({ className, onAdd }: { className: string; onAdd: () => void }) {
  const { t } = useTranslation('accountSafety');
  if (!knowsPasskeys()) return <p className="text-14">{t('passkeys.notHere')}</p>;
  return (
    <Button className={className} onClick={onAdd}>
      {t('passkeys.add')}
    </Button>
  );
}

interface EntryProps {
  passkey: Passkey;
  /** There is no other second factor: it goes only with two-factor itself. */
  only: boolean;
}

function Entry({ passkey: { id, name, createdAt, lastUsedAt }, only }: EntryProps) {
  const { t } = useTranslation('accountSafety');
  const { language } = useLanguage();
  const remove = useWrite(removePasskey, {
    onSuccess: () => showToast({ title: t('passkeys.removed'), tone: 'success' }),
    failed: t('passkeys.removeFailed'),
  });
  const when = (instant: string) => formatMedium(instant, { language });
  return (
    <li className="flex items-center justify-between gap-x-4 py-3">
      <span className="grid min-w-0 gap-0.5">
        <bdi className="text-14 font-medium">{name}</bdi>
        <span className="text-13 text-ink-soft">{t('passkeys.since', { when: when(createdAt) })}</span>
        {lastUsedAt && <span className="text-13 text-ink-soft">{t('passkeys.used', { when: when(lastUsedAt) })}</span>}
      </span>
      {!only && (
        <Button
          size="compact"
          aria-label={t('passkeys.removeOf', { name: `\u2068${name}\u2069` })}
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { id } })}
        >
          {t('passkeys.remove')}
        </Button>
      )}
    </li>
  );
}
