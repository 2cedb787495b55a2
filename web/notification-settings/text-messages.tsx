import { useTranslation } from 'react-i18next';
import type { PreferenceKind } from '#contract/notice-kinds.ts';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { NoNumber } from './no-number.tsx';
import { NumberProof } from './number-proof.tsx';
import { useChangePreferences } from './use-change-preferences.ts';

/** Where text messages go, or why there are none. */
export function TextMessages({ preferences }: { preferences: NoticePreferences }) {
  const { t } = useTranslation('noticeSettings');
  return (
    <Section level={3} title={t('sms.title')}>
      <WhereTextsGo preferences={preferences} />
    </Section>
  );
}

function WhereTextsGo({ preferences }: { preferences: NoticePreferences }) {
  const { t } = useTranslation('noticeSettings');
  const { offered, number, proven, refused } = preferences.sms;
  if (!offered) return <p className="text-14">{t('sms.notOffered')}</p>;
  if (number === null)
    return (
      <p className="text-14">
        <NoNumber />
      </p>
    );
  const shown = { number: `\u2066${number}\u2069` };
  // only the telephone itself ends a STOP
  if (refused === 'stopped') return <Notice tone="amber">{t('sms.stopped', shown)}</Notice>;
  if (!proven) return <NumberProof number={number} />;
  if (refused)
    return (
      <Notice tone="amber" action={<TryAgain preferences={preferences} />}>
        {t('sms.unreachable', shown)}
      </Notice>
    );
  return <p className="text-14">{t('sms.to', shown)}</p>;
}

function TryAgain({ preferences: { kinds } }: { preferences: NoticePreferences }) {
  const { t } = useTranslation('noticeSettings');
  const change = useChangePreferences();
  // keys() loses the literal types
  const wanted = (Object.keys(kinds) as PreferenceKind[]).filter((kind) => kinds[kind]?.sms);
  const again = () =>
    change.mutate({ body: { kinds: Object.fromEntries(wanted.map((kind) => [kind, { sms: true }])) } });
  return (
    <Button size="compact" loading={change.isPending} onClick={again}>
      {t('sms.again')}
    </Button>
  );
}
