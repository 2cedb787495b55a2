import { lazy, Suspense } from 'react';
import { useSession } from '#web/platform/session.tsx';

const EmailToConfirm = lazy(() => import('./email-to-confirm.tsx').then((file) => ({ default: file.EmailToConfirm })));

/** For accounts made with a password: they may look, and act once their e-mail is proven. Nobody else loads its code. */
export function ConfirmEmailBanner() {
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Suspense fallback={null}>
      <EmailToConfirm email={user.email} role={user.role} />
    </Suspense>
  );
}
