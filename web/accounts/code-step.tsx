import { useTranslation } from 'react-i18next';
import { formatCountdown } from '#web/platform/format.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { CodeForm, type CodeFormProps } from './code-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { StepHead } from './step-head.tsx';
import { useCountdown } from './use-countdown.ts';

export interface CodeStepProps extends CodeFormProps {
  /** Sends a new code to the same address. */
  onResend: () => void;
  /** Back to the first step, with an empty code. */
  onRestart: () => void;
}

/** Second step: the code, and what to do when it does not come. */
export function CodeStep({ onResend, onRestart, ...form }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const { email } = form.request;
  return (
    <>
      <StepHead title={t('code.title')}>
        <RichText
          text={t('code.lede', { email })}
          parts={{ address: (address) => <address dir="ltr">{address}</address> }}
        />
        <TextButton className="mt-1.5 block text-14" onClick={onRestart}>
          {t('code.changeEmail')}
        </TextButton>
      </StepHead>
      <CodeForm {...form} />
      <NoCode request={form.request} onResend={onResend} onRestart={onRestart} />
    </>
  );
}

function NoCode({ request, onResend, onRestart }: Pick<CodeStepProps, 'request' | 'onResend' | 'onRestart'>) {
  const { t } = useTranslation('auth');
  const wait = useCountdown(request.resendAt);
  return (
    <OtherWays>
      <p className="tabular-nums">
        {wait > 0 ? (
          t('code.resendIn', { time: formatCountdown(wait) })
        ) : (
          <TextButton onClick={onResend}>{t('code.resend')}</TextButton>
        )}
      </p>
      {/* from the address on, which may be the wrong one */}
      <p>
        {t('code.didNotReceive')} <TextButton onClick={onRestart}>{t('code.tryAgain')}</TextButton>
      </p>
      <p>{t('code.link')}</p>
    </OtherWays>
  );
}
