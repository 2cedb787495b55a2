import { useTranslation } from 'react-i18next';

/** Why a message was not delivered: the code as the server keeps it, in words. */
export function useReasonWords(): (code: string) => string {
  const { t } = useTranslation('undelivered');
  return (code) => {
    if (code === 'stopped' || code === 'unreachable' || code === 'expired') return t(`reasons.${code}`);
    // a Latin code keeps its order inside Arabic
    const params = { code: `\u2068${code}\u2069` };
    if (code.startsWith('SMTP 5')) return t('reasons.address', params);
    if (code === 'EAUTH') return t('reasons.password', params);
    return t(/^(SMTP|HTTP|Twilio) /.test(code) ? 'reasons.answer' : 'reasons.server', params);
  };
}
