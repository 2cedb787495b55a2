import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** That texts need a number, with the way to where one is given. */
export function NoNumber() {
  const { t } = useTranslation('noticeSettings');
  return (
    <RichText
      text={t('sms.noNumber')}
      parts={{ account: (words) => <TextLink to={`${to('account')}#details`}>{words}</TextLink> }}
    />
  );
}
