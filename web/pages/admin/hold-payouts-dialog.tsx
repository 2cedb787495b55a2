import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin-people.ts';
import { getUserPayouts, holdUserPayouts, releaseUserPayouts } from '#contract/payout-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface HoldPayoutsDialogProps {
  user: Pick<AdminUser, 'id' | 'name'>;
  /** False where they are let go. */
  holds: boolean;
  onClose: () => void;
}

/** Holds all payouts of a cleaner, with a reason that they are told, or lets them go again. */
export function HoldPayoutsDialog({ user: { id, name }, holds, onClose }: HoldPayoutsDialogProps) {
  const { t } = useTranslation(['adminPeople', 'adminLists', 'adminSettings']);
  const settings = {
    onSuccess() {
      onClose();
      showToast({ title: t(holds ? 'payouts.held' : 'payouts.released'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: onClose,
  };
  const hold = useWrite(holdUserPayouts, settings);
  const release = useWrite(releaseUserPayouts, settings);
  const write = holds ? hold : release;
  const what = holds ? 'hold' : 'release';
  const account = useRead(getUserPayouts, { params: { id } }).data?.account;
  const isWaiting = !holds && account !== undefined && account !== 'enabled';
  return (
    <ReasonDialog
      title={t(`payouts.${what}Title`, { name: `\u2068${name}\u2069` })}
      text={t(isWaiting ? 'payouts.releaseTextNoAccount' : `payouts.${what}Text`)}
      confirm={t(`payouts.${what}`)}
      sending={write.isPending}
      onClose={onClose}
      onConfirm={(reason) => write.mutate({ params: { id }, body: { reason } })}
      {...(holds
        ? { words: { reason: t('adminLists:users.reason') } }
        : { reasonHelp: t('adminSettings:approval.reasonKept') })}
    />
  );
}
