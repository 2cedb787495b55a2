import { CalendarClock, Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';

const AvailabilityDialog = fetchedAhead(() =>
  import('#web/cleaners/availability-dialog.tsx').then((file) => file.AvailabilityDialog),
);

interface QuickActionsProps {
  profile: CleanerProfile;
  onBrowse: () => void;
  /** Nothing else on the screen is to be done first. */
  leads: boolean;
}

/** What one comes for most: jobs, and other hours. The profile is edited from the page's head. */
export function QuickActions({ profile, onBrowse, leads }: QuickActionsProps) {
  const { t } = useTranslation('cleaner');
  const [changing, setChanging] = useState(false);
  return (
    <Section title={t('quick.title')}>
      <div className="flex flex-wrap gap-2 max-sm:*:grow lg:*:w-full">
        <Button variant={leads ? 'primary' : 'secondary'} icon={Search} onClick={onBrowse}>
          {t('overview.browse')}
        </Button>
        <Button icon={CalendarClock} onClick={() => setChanging(true)}>
          {t('quick.availability')}
        </Button>
      </div>
      {changing && (
        <Suspense fallback={null}>
          <AvailabilityDialog profile={profile} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Section>
  );
}
