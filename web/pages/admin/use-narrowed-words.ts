import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import type words from '#locales/en/adminLists.json';
import type details from '#locales/en/auditDetails.json';
import { formatDay, formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { useAuditWords } from './audit-words.ts';
import { inOneWord } from './in-one-word.ts';

type Filters = keyof (typeof words)['audit']['filters'];
type Values = keyof (typeof details)['values'];

/** Why an entry was written, in words: of an export the chain keeps what the list was narrowed to as `name=value`. */
export function useReasonOf() {
  const { t, i18n } = useTranslation(['adminLists', 'admin', 'auditDetails']);
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const { ofAction } = useAuditWords();

  function wordFor(name: string, value: string): string {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value, { language, timeZone: 'UTC' });
    if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatMedium(value, { language, timeZone });
    if (name === 'action') return ofAction(value);
    if (name === 'by') return t(value === 'admin' ? 'audit.admins' : 'audit.system');
    if (name === 'role') return t(`users.roles.${value as 'HOST'}`); // one of the contract's roles
    const [code, payment] = [inOneWord(value) as Values, value as AdminPayment['status']]; // looked up before they are used
    if (i18n.exists(`auditDetails:values.${code}`)) return t(`auditDetails:values.${code}`);
    if (i18n.exists(`admin:money.payment.${value}`)) return t(`admin:money.payment.${payment}`);
    return value.replaceAll('_', ' ').toLowerCase();
  }

  function filterOf(narrowing: string): string | null {
    const [name = '', ...rest] = narrowing.split('=');
    const value = rest.join('=');
    if (name === 'by') return wordFor(name, value); // says whose by itself
    // there is but the one value of each
    if (name === 'unfinished' || name === 'notOver' || name === 'open') return t(`audit.filters.${name}`);
    const key = name as Filters; // looked up before it is used
    // in which order it was is nothing it was narrowed to
    if (!i18n.exists(`adminLists:audit.filters.${key}`)) return name === 'sort' ? null : narrowing;
    return value
      ? t('audit.filtered', { name: t(`audit.filters.${key}`), value: wordFor(name, value) })
      : t(`audit.filters.${key}`);
  }

  return ({ action, reason }: Pick<AuditEntry, 'action' | 'reason'>): string | null => {
    if (action !== 'export list') return reason;
    const filters = (reason ?? '').split(/ (?=\w+=|q(?: |$))/).map((one) => one && filterOf(one));
    return filters.filter(Boolean).join(' · ') || t('audit.filters.whole');
  };
}
