import type { LanguageCode } from '#contract/languages.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';

/** In which language notifications are asked for: that of this browser, where the account has last been used in another. */
export function useOwnLanguage(): { language?: LanguageCode } {
  const { language } = useLanguage();
  const { user } = useSession();
  return user && user.locale !== language ? { language } : {};
}
