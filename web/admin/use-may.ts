import { staffMay } from '#contract/staff-rights.ts';
import { useSession } from '#web/platform/session.tsx';
import { maySee } from './may-see.ts';
import type { AdminSection } from './section-names.ts';

/** What the admin who looks may do and see; the server asks the same table. */
export function useMay() {
  const role = useSession().user?.staffRole;
  return {
    may: (call: { method: string; path: string }) => staffMay(role, call),
    maySee: (section: AdminSection) => maySee(role, section),
  };
}
