import { useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push-subscription.ts';

interface PushControlProps {
  preferences: NoticePreferences;
  user: User;
}

/** Turns push notifications on or off in this browser, which is asked only when the button is pressed. */
export function PushControl({ preferences: { push }, user }: PushControlProps) {
  const { t } = useTranslation('noticeSettings');
  const { state, busy, turn } = usePush(user.id, push.publicKey);
  return (
    <Section level={3} title={t('push.title')}>
      {push.publicKey === null ? (
        <p className="text-14">{t('push.notOffered')}</p>
      ) : state === 'denied' ? (
        <Notice tone="amber" live>
          {t('push.denied')}
        </Notice>
      ) : state === 'unsupported' ? (
        <p className="text-14">{t('push.unsupported')}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-56 flex-1 text-14">{t(state === 'on' ? 'push.on' : 'push.off')}</p>
          <Button icon={BellRing} loading={busy} disabled={state === null} onClick={() => void turn()}>
            {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function usePush(userId: string, publicKey: string | null) {
  const { t } = useTranslation('noticeSettings');
  const cache = useQueryClient();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    const show = (found: PushState) => current && setState(found);
    void readPushState(userId).then(show, () => show('unsupported'));
    return () => {
      current = false;
    };
  }, [userId]);
  const turn = async () => {
    if (publicKey === null) return;
    setBusy(true);
    try {
      setState(await (state === 'on' ? turnPushOff() : turnPushOn(userId, publicKey)));
      await refetchChanged(cache, { topics: ['noticePreferences'] });
    } catch {
      showToast({ title: t('push.failed'), tone: 'danger' });
    }
    setBusy(false);
  };
  return { state, busy, turn };
}
