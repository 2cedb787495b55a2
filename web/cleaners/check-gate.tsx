import { ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getBackgroundCheckStatus, getCleanerProfile } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { inLanguage, to } from '#web/paths.ts';
import { formatDate } from '#web/platform/format.ts';
import { HelperWords } from '#web/platform/helper-words.tsx';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { isShutOut } from './is-shut-out.ts';
import { WhatFollows } from './what-follows.tsx';

type Status = CleanerProfile['backgroundCheckStatus'];

interface CheckGateProps {
  status: Status;
  /** Stands beside something else that is to be done first. */
  beside?: boolean;
}

/** Stands where jobs would be until the background check is approved: what is missing, and where it is done. */
export function CheckGate({ status, beside = false }: CheckGateProps) {
  const { t } = useTranslation('cleaner');
  const said = useSaid(status);
  const toDo = status === null || status === 'PENDING';
  return (
    <Notice
      // what others have in hand is quiet
      tone={isShutOut(status) ? 'red' : toDo ? 'apricot' : 'neutral'}
      icon={isShutOut(status) ? ShieldX : ShieldCheck}
      {...(said.title && { title: said.title })}
      action={
        <LinkButton variant={toDo && !beside ? 'primary' : 'secondary'} to={to('backgroundCheck')}>
          {toDo ? said.link : t('gate.view')}
        </LinkButton>
      }
    >
      {said.text}
      <WhatFollows status={status} />
    </Notice>
  );
}

/** Who was approved before is not spoken to as somebody new. */
function useSaid(status: Status): { title: string | null; text: ReactNode; link: string } {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const helps = useSession().user?.helperOnly === true;
  const expiredAt = useRead(getCleanerProfile, { enabled: status === null }).data?.checkExpiredAt;
  // PENDING for want of a payment, or because another name, date of birth or SSN is yet to be checked
  const check = useRead(getBackgroundCheckStatus, { enabled: status === 'PENDING' }).data;
  if (status === null && expiredAt) {
    const date = formatDate(new Date(expiredAt), language, { dateStyle: 'long' });
    const text = helps ? <HelperWords about="before" /> : t('gate.expiredText');
    return { title: t('gate.expired', { date }), text, link: t('gate.renew') };
  }
  if (isShutOut(status)) {
    const title = t(status === 'FAILED' ? 'gate.FAILED' : 'gate.REJECTED');
    return { title, text: <ShutOut />, link: t('gate.view') };
  }
  const isKnown = status !== null && status !== 'APPROVED' && !check?.identityChangedAt;
  const text = isKnown ? t(`gate.${status}`) : t('gate.text');
  const toDo = status === null || status === 'PENDING';
  // whoever has paid for theirs is not told that they need one
  const title = toDo ? t('gate.title') : null;
  if (helps && (status === null || status === 'PASSED'))
    return { title, text: <HelperWords about={toDo ? 'before' : 'passed'} />, link: t('gate.link') };
  return { title, text, link: t('gate.link') };
}

/** With the way to support, who alone can change it. */
function ShutOut() {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const support = (words: string) => <TextLink to={inLanguage(to('contact'), language)}>{words}</TextLink>;
  const check = useRead(getBackgroundCheckStatus).data;
  const since = check?.decidedAt ?? check?.completedAt;
  return (
    <>
      {since && (
        <span className="block">
          {t('gate.shutOutSince', { date: formatDate(new Date(since), language, { dateStyle: 'long' }) })}
        </span>
      )}
      <RichText text={t('gate.shutOutText')} parts={{ support }} />
    </>
  );
}
