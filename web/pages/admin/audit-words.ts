import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import type { SettingName } from '#contract/setting-rules.ts';
import type words from '#locales/en/adminLists.json';
import type { AdminSection } from '#web/admin/section-names.ts';
import { isErasedName } from '#web/platform/erased-name.ts';
import { inOneWord } from './in-one-word.ts';

type Actions = keyof (typeof words)['audit']['actions'];
type Kinds = keyof (typeof words)['audit']['kinds'];
type Moves = keyof (typeof words)['audit']['moves'];

/** Lists whose address is another than that of the section they are in. */
const sectionOfList: Readonly<Record<string, AdminSection>> = {
  ...{
    content: 'content-moderation',
    'calendar-integrations': 'calendar-integration',
    'failed-tasks': 'notifications',
  },
};

/** What an action and a kind of subject are called; one that this version has no words for is shown as it was written. */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['adminLists', 'platformSettings', 'admin']);
  const known = (key: string) => i18n.exists(`adminLists:${key}`);
  function ofKind(kind: string): string {
    const name = inOneWord(kind) as Kinds; // looked up before it is used
    return known(`audit.kinds.${name}`) ? t(`audit.kinds.${name}`) : kind;
  }
  /** What money moved for: what was paid, or what became of that. */
  function ofMove(kind: string): string {
    const [move, payment] = [kind as Moves, kind as AdminPayment['kind']]; // looked up before they are used
    if (known(`audit.moves.${kind}`)) return t(`audit.moves.${move}`);
    if (i18n.exists(`admin:money.kinds.${kind}`)) return t(`admin:money.kinds.${payment}`);
    return ofKind(kind); // a payout is a kind of subject as well
  }
  return {
    knowsAction: (action: string): boolean => known(`audit.actions.${inOneWord(action)}`),
    ofKind,
    ofAction(action: string): string {
      const name = inOneWord(action) as Actions; // looked up before it is used
      return known(`audit.actions.${name}`) ? t(`audit.actions.${name}`) : action;
    },
    ofMove,
    /** What an entry is about; of money, what moved it. */
    ofSubject: ({ kind }: AuditEntry['subject'], after: AuditEntry['after']): string =>
      kind === 'ledger transaction' && typeof after?.kind === 'string' ? ofMove(after.kind) : ofKind(kind),
    /** Which one of its kind: a person’s name, or what a setting or a list is called. */
    nameOf({ kind, id, name }: AuditEntry['subject'], action?: string): string | null {
      // the action says it already
      if (action === 'erase account' && name && isErasedName(name)) return null;
      const [setting, section] = [id as SettingName, sectionOfList[id] ?? (id as AdminSection)]; // looked up before they are used
      if (kind === 'list' && i18n.exists(`admin:sections.${section}`)) return t(`admin:sections.${section}`);
      const isKnown = kind === 'setting' && i18n.exists(`platformSettings:names.${id}.label`);
      return isKnown ? t(`platformSettings:names.${setting}.label`) : name;
    },
  };
}
