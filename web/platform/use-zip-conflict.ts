import { useTranslation } from 'react-i18next';
import { findZipConflict } from '#contract/calls.ts';
import { useRead } from './use-read.ts';
import { useSettled } from './use-settled.ts';

/** Asks whether a typed ZIP code is right that is elsewhere than its city and state; null while nothing speaks against it. */
export function useZipConflict(address: string, zipCode?: string | null): string | null {
  const { t } = useTranslation('ui');
  const line = useSettled(address.trim());
  const zip = useSettled(zipCode?.trim() ?? '');
  const { data } = useRead(findZipConflict, {
    query: { address: line, ...(zip && { zipCode: zip }) },
    enabled: looksComplete(zip || line),
  });
  return data ? t('zipElsewhere', data) : null;
}

const looksComplete = (text: string): boolean => /\b(\d{5}(-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)\b/i.test(text);
