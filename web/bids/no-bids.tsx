import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';

/** Nobody has bid yet: who sees the job, and what happens with the first bid. */
export function NoBids({ action }: { action: ReactNode }) {
  const { t } = useTranslation('bids');
  return (
    <Section title={t('compare.title', { count: 0 })}>
      <EmptyState icon={Hourglass} title={t('compare.empty')} description={t('compare.emptyText')} action={action} />
    </Section>
  );
}
