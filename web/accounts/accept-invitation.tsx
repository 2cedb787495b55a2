import type { ReactNode } from 'react';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

interface AcceptInvitationProps {
  /** The address that was invited, in small letters. */
  email: string;
  /** What whoever is logged in with it reads, and what everybody else does. */
  texts: Readonly<Record<'asYou' | 'accept' | 'logIn' | 'toLogin', string>>;
  accepting: boolean;
  onAccept: () => void;
  /** To say no, for whom it is. */
  decline?: ReactNode;
}

/** Who has an account accepts with it, and nobody else does for them. */
export function AcceptInvitation({ email, texts, accepting, onAccept, decline }: AcceptInvitationProps) {
  const { user } = useSession();
  const isTheirs = user?.email.toLowerCase() === email;
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{isTheirs ? texts.asYou : texts.logIn}</p>
      {isTheirs ? (
        <Button variant="primary" size="large" className="w-full" loading={accepting} onClick={onAccept}>
          {texts.accept}
        </Button>
      ) : (
        <LinkButton variant="primary" size="large" className="w-full" to={to('login')}>
          {texts.toLogin}
        </LinkButton>
      )}
      {isTheirs && decline}
    </div>
  );
}
