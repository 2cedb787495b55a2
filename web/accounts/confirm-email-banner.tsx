import { lazy, Suspense } from 'react';
import { useSession } from '#web/platform/session.tsx';

const EmailToConfirm = lazy(() => import('./email-to-confirm.tsx').then((file) => ({ default: file.EmailToConfirm })));

/**
 * For accounts made with a password: they may look, and act once their e-mail is proven. Nobody else loads its code.
 * Where the page `asks` itself, there is no banner, and what is refused is asked about all the same.
 */
export function ConfirmEmailBanner({ asks }: { asks: boolean }) {
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Suspense fallback={null}>
      <EmailToConfirm key={user.id} email={user.email} role={user.role} asks={asks} />
    </Suspense>
  );
}
