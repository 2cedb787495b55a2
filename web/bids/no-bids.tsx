import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';

/** Nobody has bid yet: who sees the job, and what happens with the first bid. */
export function NoBids({ action, invitedOnly }: { action: ReactNode; invitedOnly: boolean }) {
  const { t } = useTranslation('bids');
  return (
    <Section title={t('compare.title', { count: 0 })}>
      <EmptyState
        icon={Hourglass}
        title={t('compare.empty')}
        // who sees a job that is its invited cleaners’ alone is said above
        description={t(invitedOnly ? 'compare.emptyInvited' : 'compare.emptyText')}
        action={action}
      />
    </Section>
  );
}
