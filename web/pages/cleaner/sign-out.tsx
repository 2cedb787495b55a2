import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#web/shell/use-sign-out.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

/** The way out, by its word. */
export function SignOut(look: Pick<ButtonProps, 'size' | 'variant'>) {
  const { t } = useTranslation('cleaner');
  const signOut = useSignOut();
  return (
    <Button variant="quiet" icon={LogOut} {...look} onClick={() => void signOut()}>
      {t('logout')}
    </Button>
  );
}
