import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eraseUser } from '#contract/admin-calls.ts';
import type { AdminUser } from '#contract/admin-people.ts';
import type { OpenThing } from '#contract/open-things.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { OpenWithThem } from './open-with-them.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface EraseUserProps {
  user: AdminUser;
  onClose: () => void;
  onErased: () => void;
}

/** Deletes somebody's account for good once their name is typed; what has to be settled first is listed instead. */
export function EraseUserDialog({ user, onClose, onErased }: EraseUserProps) {
  const { t } = useTranslation(['adminPeople', 'adminLists']);
  const { name, wrong, erase, left } = useErase(user, onErased);
  if (left.length > 0)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('openTitle')}
        description={t('openText')}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <OpenWithThem things={left} />
      </Dialog>
    );
  const whose = { name: `\u2068${calledBy(user)}\u2069` };
  return (
    <ReasonDialog
      title={t('deleteTitle', whose)}
      text={t('deleteText')}
      confirm={t('delete')}
      words={{ keep: t('adminLists:keep'), reason: t('adminLists:users.reason') }}
      danger
      ready={!wrong}
      sending={erase.sending}
      onClose={onClose}
      onMissing={name.check}
      onConfirm={(reason) => name.check() && erase.send(reason)}
    >
      <Field label={t('deleteName', whose)} error={name.shown ? t('wrongName') : null} required>
        <TextInput
          autoComplete="off"
          maxLength={254}
          value={name.typed}
          onChange={({ target }) => name.set(target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}

function useErase(user: AdminUser, onErased: () => void) {
  const { id } = user;
  const { t } = useTranslation('adminPeople');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [left, setLeft] = useState<readonly OpenThing[]>([]);
  const { mutate, isPending } = useWrite(eraseUser, {
    onSuccess: () => {
      onErased();
      showToast({ title: t('deleted'), tone: 'success' });
    },
    failed: (failure) => (openIn(failure.error) ? null : reasonAlone(failure)),
    onError: ({ error }) => setLeft(openIn(error) ?? []),
  });
  const isTheirs = sameName(typed, calledBy(user));
  return {
    left,
    wrong: shown && !isTheirs,
    name: {
      typed,
      set: setTyped,
      shown: shown && !isTheirs,
      check: () => {
        setShown(true);
        return isTheirs;
      },
    },
    erase: {
      sending: isPending,
      send: (reason: string) => mutate({ params: { id }, body: { name: typed, reason } }),
    },
  };
}

/** Who has yet to say who they are has an email all the same. */
const calledBy = ({ name, email }: AdminUser): string => name || email;

const openIn = (error: Error): readonly OpenThing[] | undefined =>
  error instanceof ApiError ? error.body.open : undefined;

/** As the server compares them. */
const sameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
