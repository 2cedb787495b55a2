import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { useCheckEnd } from '#web/platform/use-check-end.ts';

/** Of a check that others have in hand: by when it is usually over, or that its approval will be told. Its line is kept. */
export function WhatFollows({ status }: { status: CleanerProfile['backgroundCheckStatus'] }) {
  const { t } = useTranslation('cleaner');
  const isUnderWay = status === 'IN_PROGRESS';
  const date = useCheckEnd(isUnderWay);
  if (!isUnderWay && status !== 'PASSED') return null;
  return <span className="block min-h-[1lh]">{isUnderWay ? date && t('gate.by', { date }) : t('gate.told')}</span>;
}
