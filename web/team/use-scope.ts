import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#contract/team.ts';

/** "Manager · All properties" of a member or an invitation. */
export function useScope() {
  const { t } = useTranslation('team');
  return ({ role, homeIds }: Pick<TeamMember, 'role' | 'homeIds'>): string => {
    const homes = homeIds ? t('homes.number', { number: homeIds.length }) : t('homes.all');
    return `${t(`role.${role}`)} · ${homes}`;
  };
}
