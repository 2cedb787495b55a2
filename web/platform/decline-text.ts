import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclineReason } from '#contract/decline-reasons.ts';

/** Why a card did not pay, in the reader's language; the provider's own words are in its own. */
export function useDeclineText(): (reason: DeclineReason | null | undefined) => string {
  const { t } = useTranslation('payments');
  return useCallback((reason) => t(`declines.${reason ?? 'declined'}`), [t]);
}
