import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { loginWithPassword } from '#contract/calls.ts';
import { call } from '#web/platform/api.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Signs in as a test account and goes where its role begins. */
export function useDemoSignIn() {
  const errorText = useErrorText();
  const { signIn } = useSession();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(loginWithPassword, { body }),
    onSuccess: (session) => {
      signIn(session);
      navigate(roleHome(session.user.role));
    },
    onError: (error) => showToast({ tone: 'danger', title: errorText(error) }),
  });
}
