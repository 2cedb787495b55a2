import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutoAccept } from '#contract/auto-accept.ts';
import { getAutoAccept, saveAutoAccept } from '#contract/auto-accept-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { AutoAcceptForm } from './auto-accept-form.tsx';
import type { Home } from './home-choice.tsx';

/** The host’s rule for favorites’ bids: off until it is written, and off again by one press. */
export function AutoAcceptRule({ homes }: { homes: readonly Home[] | undefined }) {
  const { t } = useTranslation('autoAccept');
  const read = useRead(getAutoAccept);
  const rule = read.data;
  return (
    <Section title={t('title')}>
      {read.error && !rule && <ReadFailed title={t('loadFailed')} read={read} />}
      {!read.error && !(rule && homes) && <Skeleton className="h-54 sm:h-24" />}
      {rule && homes && <Rule key={String(rule.on)} rule={rule} homes={homes} />}
    </Section>
  );
}

function Rule({ rule, homes }: { rule: AutoAccept; homes: readonly Home[] }) {
  const { t } = useTranslation('autoAccept');
  const [writing, setWriting] = useState(rule.on);
  const end = useWrite(saveAutoAccept, {
    failed: t('failed'),
    onSuccess: () => showToast({ title: t('off'), tone: 'success' }),
  });
  function press() {
    // what is being written is on once it is saved: until then the switch says what holds
    setWriting(rule.on ? false : !writing);
    if (rule.on) end.mutate({ body: { ...rule, on: false } });
  }
  return (
    <div className="grid gap-5">
      <Switch
        label={t('on')}
        detail={
          <>
            {t('onText')} {t('limits')} {t('late')}
          </>
        }
        checked={rule.on && writing}
        disabled={end.isPending}
        onCheckedChange={press}
      />
      {writing && !rule.on && (
        <p role="status" className="text-13 text-amber-ink">
          {t('notYet')}
        </p>
      )}
      {writing && <AutoAcceptForm rule={rule} homes={homes} />}
    </div>
  );
}
