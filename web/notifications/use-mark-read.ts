import { readNotifications } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';

/** Marks notifications as read: those named, or all. */
export function useMarkRead() {
  const { mutate, isPending } = useWrite(readNotifications);
  return { markRead: (ids?: string[]) => mutate({ body: { ids } }), marking: isPending };
}
