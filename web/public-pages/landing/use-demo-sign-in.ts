import { useNavigate } from 'react-router';
import { loginWithPassword } from '#contract/calls.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';

/** Signs in as a test account and goes where its role begins. */
export function useDemoSignIn() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  return useWrite(loginWithPassword, {
    onSuccess: (session) => {
      signIn(session);
      navigate(roleHome(session.user.role));
    },
    failed: ({ reason }) => ({ title: reason, tone: 'danger' }),
  });
}
