import { useState } from 'react';
import { RegisterCodeStep } from './register-code-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { useMailedCode } from './use-mailed-code.ts';
import type { Registration } from './use-register.ts';

interface RegisterPanelProps {
  presetRole: Registration['role'];
  referralCode: string | undefined;
}

/** The register tab: who one is, then the code. Going back keeps what was typed, and a code on its way stays usable. */
export function RegisterPanel({ presetRole, referralCode }: RegisterPanelProps) {
  const [details, setDetails] = useState<Registration>({
    name: '',
    email: '',
    phone: '',
    role: presetRole,
    referralCode,
  });
  const [coded, setCoded] = useState(false);
  const mailed = useMailedCode();
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
