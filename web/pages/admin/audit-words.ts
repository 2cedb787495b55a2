import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import type { SettingName } from '#contract/setting-rules.ts';
import type words from '#locales/en/adminLists.json';
import type { AdminSection } from '#web/admin/section-names.ts';
import { inOneWord } from './in-one-word.ts';

type Actions = keyof (typeof words)['audit']['actions'];
type Kinds = keyof (typeof words)['audit']['kinds'];

/** What an action and a kind of subject are called; one that this version has no words for is shown as it was written. */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['adminLists', 'platformSettings', 'admin']);
  const known = (key: string) => i18n.exists(`adminLists:${key}`);
  return {
    ofAction(action: string): string {
      const name = inOneWord(action) as Actions; // looked up before it is used
      return known(`audit.actions.${name}`) ? t(`audit.actions.${name}`) : action;
    },
    ofKind(kind: string): string {
      const name = inOneWord(kind) as Kinds; // looked up before it is used
      return known(`audit.kinds.${name}`) ? t(`audit.kinds.${name}`) : kind;
    },
    /** Which one of its kind: a person’s name, or what a setting or a list is called. */
    nameOf({ kind, id, name }: AuditEntry['subject']): string | null {
      const [setting, section] = [id as SettingName, id as AdminSection]; // looked up before they are used
      if (kind === 'list' && i18n.exists(`admin:sections.${id}`)) return t(`admin:sections.${section}`);
      const isKnown = kind === 'setting' && i18n.exists(`platformSettings:names.${id}.label`);
      return isKnown ? t(`platformSettings:names.${setting}.label`) : name;
    },
  };
}
