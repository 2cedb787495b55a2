import { useTranslation } from 'react-i18next';
import type { AccountSignal } from '#contract/account-signals.ts';
import { listSignals } from '#contract/admin-calls.ts';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Which other accounts may be the same person's: what they share, each a way to it. */
export function AccountSignals({ id }: { id: string }) {
  const { t } = useTranslation('signals');
  const signals = useRead(listSignals, { params: { id } });
  return (
    <Section title={t('title')} level={3}>
      {signals.data ? (
        <Signals signals={signals.data} />
      ) : signals.error ? (
        <ReadFailed title={t('failed')} read={signals} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Section>
  );
}

function Signals({ signals }: { signals: readonly AccountSignal[] }) {
  const { t } = useTranslation('signals');
  if (signals.length === 0) return <p className="text-14 text-ink-soft">{t('none')}</p>;
  return (
    <dl className="grid gap-3 text-14">
      {signals.map(({ kind, users }) => (
        <div key={kind}>
          <dt className="font-medium">{t(kind)}</dt>
          {users.map((user) => (
            <dd key={user.id} className="text-ink-soft">
              <TextLink
                className="inline-flex items-center pointer-coarse:min-h-11"
                to={to('adminSection', { section: 'users' }, { user: user.id })}
              >
                <bdi>{user.name || t('noName')}</bdi>
              </TextLink>{' '}
              <bdi className="break-all">{user.email}</bdi>
              {user.suspended && ` · ${t('suspended')}`}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
