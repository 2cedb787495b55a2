import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { updateMe } from '#contract/calls.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { call } from '#web/platform/api.ts';
import { savedLanguage, useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { currentVisit } from '#web/platform/visit.ts';

/** Mails and receipts follow the language chosen on screen: the account is told when the two differ. */
export function useMailLanguage(): void {
  const { language } = useLanguage();
  const { user, setUser } = useSession();
  const differs = user !== null && user.locale !== language && savedLanguage() === language;
  useEffect(() => {
    let current = true;
    if (!differs || currentVisit()) return;
    void tellAccount(language).then((account) => {
      if (current && account) setUser(account);
    });
    return () => {
      current = false;
    };
  }, [differs, language, setUser]);
}

/** Null when the server could not be told; the next visit tries again. */
async function tellAccount(locale: LanguageCode): Promise<User | null> {
  return call(updateMe, { body: { locale } }).catch(() => null);
}
