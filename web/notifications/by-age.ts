import type { Notification } from '#contract/notifications.ts';

export type Age = 'today' | 'week' | 'earlier';

const weekMs = 7 * 86_400_000;

/** Parts a list that is newest first by how long ago things happened, as the reader's own clock has it; empty parts are left out. */
export function byAge(items: readonly Notification[], now: number): { age: Age; items: Notification[] }[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const ageOf = ({ createdAt }: Notification): Age => {
    const at = Date.parse(createdAt);
    if (at >= midnight) return 'today';
    return at >= now - weekMs ? 'week' : 'earlier';
  };
  const ages: readonly Age[] = ['today', 'week', 'earlier'];
  return ages
    .map((age) => ({ age, items: items.filter((item) => ageOf(item) === age) }))
    .filter((part) => part.items.length > 0);
}
