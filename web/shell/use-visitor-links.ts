import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { screens, splitLanguage } from '#web/paths.ts';
import { useIsConfirmed } from '#web/platform/use-is-confirmed.ts';
import { usePublicAddress } from '#web/platform/use-public-address.ts';

/** What the bar offers to visitors: the parts of the page they read, then where cleaners and jobs are found. */
export function useVisitorLinks(): { label: string; to: string }[] {
  const { t } = useTranslation('shell');
  const address = usePublicAddress();
  const { path } = splitLanguage(useLocation().pathname);
  const confirmed = useIsConfirmed();
  const welcome = path.replace(/\/$/, '') === screens.welcome;
  const parts = welcome
    ? [
        { label: t('visitor.howItWorks'), to: address('welcome', 'how-it-works') },
        { label: t('visitor.benefits'), to: address('welcome', 'benefits') },
        ...(confirmed ? [{ label: t('visitor.testimonials'), to: address('welcome', 'testimonials') }] : []),
      ]
    : [
        { label: t('visitor.howItWorks'), to: address('home', 'how-it-works') },
        { label: t('visitor.prices'), to: address('home', 'prices') },
      ];
  return [
    ...parts,
    { label: t('nav.findCleaners'), to: address('findCleaners') },
    { label: t('nav.findJobs'), to: address('findJobs') },
  ];
}
