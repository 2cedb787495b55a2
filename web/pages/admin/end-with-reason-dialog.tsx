import type { stopBroadcast } from '#contract/broadcast-calls.ts';
import type { dropFailedTask } from '#contract/notice-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface EndWithReasonDialogProps {
  call: typeof stopBroadcast | typeof dropFailedTask;
  id: string;
  words: { title: string; text: string; confirm: string; done: string };
  onClose: () => void;
}

/** Ends something that runs by itself for good, with the reason: a broadcast, a task that has failed. */
export function EndWithReasonDialog({ call, id, words: { done, ...words }, onClose }: EndWithReasonDialogProps) {
  const end = useWrite(call, {
    onSuccess() {
      showToast({ title: done, tone: 'success' });
      onClose();
    },
    failed: reasonAlone,
    onError: onClose,
  });
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
