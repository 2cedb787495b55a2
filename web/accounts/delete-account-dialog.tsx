import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { OpenThing } from '#contract/open-things.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { OpenThings } from './open-things.tsx';

interface DeleteAccountProps {
  user: User;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** What deleting means, the email typed to confirm it; and what has to be settled first, where something has. */
export function DeleteAccountDialog({ user, open, onClose, onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation('accountDialogs');
  const [left, setLeft] = useState<readonly OpenThing[]>([]);
  const close = () => {
    setLeft([]);
    onClose();
  };
  const blocked = left.length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={blocked ? t('delete.openTitle') : t('delete.title')}
      description={blocked ? t('delete.openLede') : t('delete.lede')}
      footer={blocked ? <Button onClick={close}>{t('delete.back')}</Button> : undefined}
    >
      {blocked ? (
        <OpenThings things={left} role={user.role} />
      ) : (
        <DeleteAccountForm user={user} onDeleted={onDeleted} onBlocked={setLeft} onKeep={close} />
      )}
    </Dialog>
  );
}
