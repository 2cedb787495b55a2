import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { AppCodeField } from './app-code-field.tsx';
import { knowsPasskeys } from './knows-passkeys.ts';
import { OtherWays } from './other-ways.tsx';
import type { AskedStep } from './second-step-context.ts';
import { StepHead } from './step-head.tsx';
import { useAnswerChallenge } from './use-answer-challenge.ts';

// few have one
const PasskeyStep = lazy(() => import('./passkey-step.tsx').then((file) => ({ default: file.PasskeyStep })));

interface SecondStepProps {
  asked: AskedStep;
  onArrived: (role: User['role']) => void;
  /** Back to the first step. */
  onRestart: () => void;
}

/** The second step of a login: a passkey where there is one, or a code. */
export function SecondStep(props: SecondStepProps) {
  const offersPasskey = props.asked.passkey === true && knowsPasskeys();
  const [byPasskey, setByPasskey] = useState(offersPasskey);
  if (byPasskey)
    return (
      <Suspense fallback={null}>
        <PasskeyStep {...props} onCode={() => setByPasskey(false)} />
      </Suspense>
    );
  return <CodeStep {...props} onPasskey={offersPasskey ? () => setByPasskey(true) : null} />;
}

interface CodeStepProps extends SecondStepProps {
  onPasskey: (() => void) | null;
}

/** The code of the authenticator app, or one of the recovery codes; without an app only those. */
function CodeStep({ asked, onArrived, onRestart, onPasskey }: CodeStepProps) {
  const { t } = useTranslation('twoFactor');
  const [wantsRecovery, setWantsRecovery] = useState(false);
  const answer = useAnswerChallenge(asked, onArrived);
  const onlyRecovery = asked.withoutApp === true || answer.onlyRecovery;
  const recovery = wantsRecovery || onlyRecovery;
  // a refused code makes room for the next try
  const [typed, setTyped] = useState({ code: '', afterTries: 0 });
  const code = typed.afterTries === answer.tries ? typed.code : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.send(code);
  };
  if (answer.over) return <StepOver onRestart={onRestart} />;
  return (
    <>
      <StepHead title={recovery ? t('login.recoveryTitle') : t('login.title')}>
        {recovery ? t('login.recoveryLede') : t('login.lede')}
      </StepHead>
      <form noValidate onSubmit={submit}>
        <AppCodeField
          key={`${recovery} ${answer.tries}`}
          label={recovery ? t('login.recoveryLabel') : t('login.label')}
          recovery={recovery}
          error={answer.error}
          value={code}
          onValueChange={(typedNow) => setTyped({ code: typedNow, afterTries: answer.tries })}
          onComplete={answer.send}
        />
        <Button type="submit" variant="primary" size="large" className="mt-3.5 w-full" loading={answer.pending}>
          {t('login.submit')}
        </Button>
      </form>
      <OtherWays>
        {onPasskey && <TextButton onClick={onPasskey}>{t('passkey.usePasskey')}</TextButton>}
        {!onlyRecovery && (
          <TextButton
            onClick={() => {
              setTyped({ code: '', afterTries: answer.tries });
              setWantsRecovery(!wantsRecovery);
            }}
          >
            {recovery ? t('login.useApp') : t('login.useRecovery')}
          </TextButton>
        )}
        <TextButton onClick={onRestart}>{t('login.restart')}</TextButton>
      </OtherWays>
    </>
  );
}

/** It took too long, or too many wrong codes. */
function StepOver({ onRestart }: Pick<SecondStepProps, 'onRestart'>) {
  const { t } = useTranslation('twoFactor');
  return (
    <>
      <StepHead title={t('login.overTitle')}>{t('login.overLede')}</StepHead>
      <Button variant="primary" size="large" className="w-full" onClick={onRestart}>
        {t('login.restart')}
      </Button>
    </>
  );
}
