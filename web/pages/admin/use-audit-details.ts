import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import { toCents } from '#contract/money.ts';
import type { ContentKind } from '#contract/states.ts';
import { formatHours, formatPercent } from '#contract/term-figures.ts';
import type words from '#locales/en/auditDetails.json';
import { formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useAuditWords } from './audit-words.ts';
import { inOneWord } from './in-one-word.ts';

type Keys = keyof (typeof words)['keys'];
type Values = keyof (typeof words)['values'];
/** Facts that are one of a few words of ours. */
const codes: ReadonlySet<string> = new Set(['status', 'role', 'action', 'authorReason', 'from', 'audience']);

/** A moment as the chain has it. */
const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type Fact = string | number | null | undefined;

/** The facts of an entry in words; what this version has no words for is shown as it was written. */
export function useAuditDetails({ subject, people }: AuditEntry) {
  const { t, i18n } = useTranslation(['auditDetails', 'platformSettings', 'contentReports']);
  const { language } = useLanguage();
  const moment = useOperatorTime();
  const { ofMove } = useAuditWords();
  /** The chain keeps a switch as a word, and a figure with its unit. */
  function ofSetting(value: string): string {
    if (value === 'on' || value === 'off') return t(`platformSettings:${value}`);
    const [, figure, unit] = /^(\d+)( h|%)$/.exec(value) ?? [];
    if (!figure) return value;
    return unit === '%' ? formatPercent(Number(figure), language) : formatHours(Number(figure), language);
  }
  return {
    keyOf(name: string): string {
      // of a setting, the only fact is its value
      const key = (subject.kind === 'setting' && name === 'status' ? 'value' : name) as Keys; // looked up before it is used
      return i18n.exists(`auditDetails:keys.${key}`) ? t(`keys.${key}`) : name;
    },
    textOf(name: string, fact: Fact): string | null {
      if (fact === null || fact === undefined) return null;
      if (typeof fact === 'number') return name.endsWith('Cents') ? formatMoney(toCents(fact)) : String(fact);
      if (name === 'kind' && subject.kind === 'ledger transaction') return ofMove(fact);
      if (name === 'kind' && i18n.exists(`contentReports:admin.kinds.${fact}`)) {
        const kind = fact as ContentKind; // looked up just now
        return t(`contentReports:admin.kinds.${kind}`);
      }
      if (isInstant.test(fact)) return moment(fact);
      if (subject.kind === 'setting') return ofSetting(fact);
      const code = inOneWord(fact) as Values; // looked up before it is used
      if (codes.has(name) && i18n.exists(`auditDetails:values.${code}`)) return t(`values.${code}`);
      return Object.hasOwn(people, fact) ? (people[fact] ?? fact) : fact;
    },
  };
}
