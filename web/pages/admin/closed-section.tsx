import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminSection } from '#web/admin/section-names.ts';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SectionHead } from './section-head.tsx';

/** In place of a section that the reader’s role does not include. */
export function ClosedSection({ section }: { section: AdminSection }) {
  const { t } = useTranslation(['staff', 'admin']);
  const { user } = useSession();
  return (
    <div className="grid gap-6">
      <SectionHead title={t(`admin:sections.${section}`)} />
      <EmptyState
        icon={Lock}
        title={t('closedTitle')}
        description={user?.staffRole && t('closedText', { role: t(`roles.${user.staffRole}`) })}
        action={
          <LinkButton to={to('adminSection', { section: 'dashboard' })}>{t('admin:sections.dashboard')}</LinkButton>
        }
      />
    </div>
  );
}
