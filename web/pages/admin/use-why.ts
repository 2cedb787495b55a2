import { useTranslation } from 'react-i18next';
import type { ReportedContent } from '#contract/moderation.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** Why something is before the admins: the reason chosen from the list, else the reporter’s words, or what the rules found. */
export function useWhy() {
  const { t } = useTranslation('contentReports');
  const { language } = useLanguage();
  return ({ about, reason, flags }: Pick<ReportedContent, 'about' | 'reason' | 'flags'>): string => {
    if (flags.length > 0) return new Intl.ListFormat(language).format(flags.map((flag) => t(`admin.flags.${flag}`)));
    if (about && about !== 'other') return t(`reasons.${about}`);
    return reason || t('admin.none');
  };
}
