import { useTranslation } from 'react-i18next';
import type { ContentAction, ContentKind } from '#contract/states.ts';

/** What is done about a piece of content, in the words of its kind. */
export function useActionName() {
  const { t } = useTranslation(['messageReports', 'contentReports']);
  return (action: ContentAction, kind: ContentKind): string =>
    action === 'hide' && (kind === 'profile' || kind === 'picture' || kind === 'photo')
      ? t(`contentReports:admin.hide.${kind}`)
      : t(`messageReports:admin.actions.${action}`);
}

/** What was done about a piece of content, once it is decided. */
export function useActionDone() {
  const { t } = useTranslation('messageReports');
  return (action: ContentAction, kind: ContentKind): string => {
    if (action !== 'hide') return t(`admin.done.${action}`);
    return t(`admin.done.${kind === 'profile' || kind === 'picture' || kind === 'photo' ? kind : 'message'}`);
  };
}
