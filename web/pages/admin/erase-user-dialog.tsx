import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eraseUser, showOpenOfUser } from '#contract/admin-calls.ts';
import type { AdminUser } from '#contract/admin-people.ts';
import type { OpenThing } from '#contract/open-things.ts';
import { isTypedAsShown } from '#contract/same-name.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
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
  const { name, wrong, erase, refused } = useErase(user, onErased);
  const asked = useRead(showOpenOfUser, { params: { id: user.id } });
  const left = refused ?? asked.data ?? [];
  const whose = { name: `\u2068${calledBy(user)}\u2069` };
  const isOpen = left.length > 0;
  // asked before anything is typed
  const isKnown = asked.data !== undefined || asked.error !== null;
  return (
    <ReasonDialog
      title={isOpen ? t('openTitle') : t('deleteTitle', whose)}
      text={isOpen ? t('openText') : t('deleteText')}
      confirm={isOpen || !isKnown ? null : t('delete')}
      words={{ ...(isOpen && { keep: t('close') }), reason: t('adminLists:users.reason') }}
      reasonHelp={t('adminLists:users.wordForWord')}
      danger
      ready={!wrong}
      sending={erase.sending}
      onClose={onClose}
      onRefused={name.check}
      onConfirm={(reason) => name.check() && erase.send(reason)}
    >
      {isOpen && <OpenWithThem things={left} userId={user.id} />}
      {!isKnown && <SkeletonRows rows={2} />}
      {isKnown && !isOpen && (
        <Field label={t('deleteName', whose)} error={name.shown ? t('wrongName') : null} required>
          <TextInput
            autoComplete="off"
            maxLength={254}
            value={name.typed}
            onChange={({ target }) => name.set(target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}

function useErase(user: AdminUser, onErased: () => void) {
  const { id } = user;
  const { t } = useTranslation('adminPeople');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [refused, setRefused] = useState<readonly OpenThing[]>();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useWrite(eraseUser, {
    onSuccess: () => {
      onErased();
      showToast({ title: t('deleted'), tone: 'success' });
    },
    failed: (failure) => {
      if (isGone(failure.error)) return { title: t('alreadyDeleted') };
      return openIn(failure.error) ? null : reasonAlone(failure);
    },
    onError: ({ error }) => {
      setRefused(openIn(error));
      if (!isGone(error)) return;
      // another admin was faster: the list still has them
      void refetchChanged(queryClient, { topics: eraseUser.changes });
      onErased();
    },
  });
  const isTheirs = isTypedAsShown(typed, user);
  return {
    refused,
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

const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;

const openIn = (error: Error): readonly OpenThing[] | undefined =>
  error instanceof ApiError ? error.body.open : undefined;
