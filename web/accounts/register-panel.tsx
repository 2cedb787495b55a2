import { useState } from 'react';
import type { Registration } from './code-request.ts';
import type { GivenDetails } from './given-details.ts';
import { keptCode } from './kept-code.ts';
import { RegisterCodeStep } from './register-code-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { useKeepCode } from './use-keep-code.ts';
import { useMailedCode } from './use-mailed-code.ts';

interface RegisterPanelProps {
  presetRole: Registration['role'];
  referralCode: string | undefined;
  /** What is known of the visitor by whoever invited them. */
  given?: GivenDetails | undefined;
}

/**
 * The register tab: who one is, then the code. Going back keeps what was typed, a refresh keeps the code step, and a
 * code on its way stays usable.
 */
export function RegisterPanel({ presetRole, referralCode, given }: RegisterPanelProps) {
  const [kept] = useState(() => keptCode('register'));
  const [details, setDetails] = useState<Registration>(
    kept?.details ?? { name: '', email: '', phone: '', ...given, role: presetRole, referralCode },
  );
  const [coded, setCoded] = useState(kept !== null);
  const mailed = useMailedCode(kept);
  useKeepCode('register', { shown: coded, mailed, details });
  if (coded && mailed.request) {
    const back = () => setCoded(false);
    return <RegisterCodeStep details={details} request={mailed.request} mailed={mailed} onRestart={back} />;
  }
  return (
    <RegisterStep
      details={details}
      onSent={(sent) => {
        setDetails(sent);
        mailed.sentTo(sent.email);
        setCoded(true);
      }}
      onHaveCode={mailed.request ? () => setCoded(true) : undefined}
    />
  );
}
