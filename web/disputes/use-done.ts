import { reasonAlone } from '#web/platform/use-failure.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Says that a step of a report was taken, and closes its dialog. */
export const useDone = (title: string, onClose: () => void) => ({
  onSuccess: () => {
    showToast({ title, tone: 'success' });
    onClose();
  },
  failed: reasonAlone,
});
