import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { OpenThing } from '#contract/open-things.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ownZone } from '#web/platform/own-zone.ts';
import { TextLink } from '#web/ui/text-link.tsx';

interface OpenThingsProps {
  things: readonly OpenThing[];
  role: User['role'];
}

/** What keeps an account from being deleted, each with the way to it. */
export function OpenThings({ things, role }: OpenThingsProps) {
  return (
    <ul className="divide-y divide-line">
      {things.map((thing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, of things some of which have no name
        <li key={index} className="grid gap-0.5 py-2.5">
          <ThingLine thing={thing} role={role} />
        </li>
      ))}
    </ul>
  );
}

function ThingLine({
  thing: { kind, jobId, jobTitle, amountCents, until },
  role,
}: {
  thing: OpenThing;
  role: User['role'];
}) {
  const { t } = useTranslation('accountDialogs');
  const { language } = useLanguage();
  const amount = amountCents === undefined ? null : formatMoney(Math.abs(amountCents));
  const owed = kind === 'balance' && (amountCents ?? 0) < 0;
  const money = kind === 'balance' || kind === 'payout';
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        {jobId ? (
          <TextLink to={to('job', { id: jobId })}>
            <bdi>{jobTitle ?? t('open.job')}</bdi>
          </TextLink>
        ) : money && role === 'CLEANER' ? (
          <TextLink to={to('cleanerPayouts')}>{t('open.earnings')}</TextLink>
        ) : (
          <span>{t('open.money')}</span>
        )}
        {amount && <span className="text-14 tabular-nums">{amount}</span>}
      </span>
      <span className="text-13 text-ink-soft">
        {until
          ? t('open.kinds.recent_job', { when: formatDateTime(until, { language, timeZone: ownZone() }) })
          : owed
            ? t('open.owed')
            : t(`open.kinds.${kind === 'recent_job' ? 'job' : kind}`)}
      </span>
    </>
  );
}
