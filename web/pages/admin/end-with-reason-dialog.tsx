import { stopBroadcast } from '#contract/broadcast-calls.ts';
import { dropFailedTask } from '#contract/notice-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface EndWithReasonDialogProps {
  what: 'broadcast' | 'task';
  id: string;
  words: { title: string; text: string; confirm: string; done: string };
  onClose: () => void;
}

/** Ends something that runs by itself for good, with the reason: a broadcast, a task that has failed. */
export function EndWithReasonDialog({ what, id, words: { done, ...words }, onClose }: EndWithReasonDialogProps) {
  const settings = {
    onSuccess() {
      showToast({ title: done, tone: 'success' });
      onClose();
    },
    failed: reasonAlone,
    onError: onClose,
  };
  const [stop, drop] = [useWrite(stopBroadcast, settings), useWrite(dropFailedTask, settings)];
  const end = what === 'broadcast' ? stop : drop;
  return (
    <ReasonDialog
      {...words}
      sending={end.isPending}
      onClose={onClose}
      onConfirm={(reason) => end.mutate({ params: { id }, body: { reason } })}
      danger
    />
  );
}
