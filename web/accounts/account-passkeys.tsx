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

/** The passkeys of an account, beside the codes of its app; until there is an app, what is to be done first. */
export function AccountPasskeys() {
  const { t } = useTranslation('accountSafety');
  const read = useRead(getTwoFactor);
  const { data, error } = read;
  return (
    <Section id="passkeys" title={t('passkeys.title')} description={t('passkeys.text')}>
      {!data && error && <ReadFailed title={t('passkeys.failed')} read={read} />}
      {!data && !error && <Skeleton shape="card" className="h-11 w-48" />}
      {data?.since === null && <p className="text-14">{t('passkeys.appFirst')}</p>}
      {data?.since && <Passkeys />}
    </Section>
  );
}

function Passkeys() {
  const { t } = useTranslation('accountSafety');
  const read = useRead(listPasskeys);
  const [adding, setAdding] = useState(false);
  return (
    <>
      {read.error && <ReadFailed title={t('passkeys.failed')} read={read} />}
      <ul className="divide-y divide-line">
        {read.data?.map((passkey) => (
          <Entry key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {knowsPasskeys() ? (
        <Button className={cx(read.data?.length && 'mt-4')} onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      ) : (
        <p className="text-14">{t('passkeys.notHere')}</p>
      )}
      <OnceOpen open={adding}>
        <AddDialog open={adding} onClose={() => setAdding(false)} />
      </OnceOpen>
    </>
  );
}

function Entry({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
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
      <Button
        size="compact"
        aria-label={t('passkeys.removeOf', { name: `\u2068${name}\u2069` })}
        loading={remove.isPending}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
