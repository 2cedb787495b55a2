import { useState } from 'react';
import type { requestRegisterCode } from '#contract/accounts.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { RegisterCodeStep } from './register-code-step.tsx';
import { RegisterStep } from './register-step.tsx';

export type Registration = SentBodyOf<typeof requestRegisterCode>;

interface RegisterPanelProps {
  presetRole: Registration['role'];
  referralCode: string | undefined;
}

/** The register tab: who one is, then the code. Going back keeps what was typed. */
export function RegisterPanel({ presetRole, referralCode }: RegisterPanelProps) {
  const [details, setDetails] = useState<Registration>({
    name: '',
    email: '',
    phone: '',
    role: presetRole,
    referralCode,
  });
  const [coded, setCoded] = useState(false);
  if (coded) return <RegisterCodeStep details={details} onRestart={() => setCoded(false)} />;
  return (
    <RegisterStep
      details={details}
      onSent={(sent) => {
        setDetails(sent);
        setCoded(true);
      }}
    />
  );
}
