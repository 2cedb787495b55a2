import { useTranslation } from 'react-i18next';
import type jobs from '#locales/en/jobs.json';

/** A job's status in a word; one that this version does not know as it came, its underscores as spaces. */
export function useStatusName(): (status: string) => string {
  const { t, i18n } = useTranslation('jobs');
  const isKnown = (status: string): status is keyof typeof jobs.status => i18n.exists(`jobs:status.${status}`);
  return (status) => (isKnown(status) ? t(`status.${status}`) : status.replaceAll('_', ' '));
}
