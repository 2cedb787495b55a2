import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { endSession } from '#contract/calls.ts';
import { cityOf, deviceOf } from '#contract/device-of.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

type Session = AnswerOf<typeof import('#contract/accounts.ts').listSessions>[number];

/** One place of being signed in: which browser, roughly where, since when, last used when; and the way out of it. */
export function AccountSession({ session }: { session: Session }) {
  const { t } = useTranslation('accountSafety');
  const { language } = useLanguage();
  const end = useWrite(endSession, { failed: t('sessions.endOneFailed') });
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const when = (instant: string) => formatMedium(instant, { language });
  return (
    <li className="flex items-center justify-between gap-x-4 py-3">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          <bdi>{device}</bdi>
          {session.current && <Badge tone="green">{t('sessions.current')}</Badge>}
        </span>
        <span className="text-13 text-ink-soft">
          <Where session={session} />
          {t('sessions.since', { when: when(session.createdAt) })}
        </span>
        {!session.current && (
          <span className="text-13 text-ink-soft">{t('sessions.lastSeen', { when: when(session.lastSeenAt) })}</span>
        )}
      </span>
      {!session.current && (
        <Button
          size="compact"
          aria-label={t('sessions.endOneOf', { device })}
          loading={end.isPending}
          onClick={() => end.mutate({ params: { id: session.id } })}
        >
          {t('sessions.endOne')}
        </Button>
      )}
    </li>
  );
}

/** The city of its time zone, and the network of its address; nothing where neither is known. */
function Where({ session: { timeZone, network } }: { session: Session }) {
  const place = [cityOf(timeZone), network].filter((part) => part !== null);
  if (place.length === 0) return null;
  return (
    <>
      {place.map((part) => (
        <Fragment key={part}>
          <bdi>{part}</bdi>
          {' · '}
        </Fragment>
      ))}
    </>
  );
}
