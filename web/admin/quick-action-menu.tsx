import { Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { listQueue } from '#contract/admin-calls.ts';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { queuePlaces } from './queue-places.ts';
import { quickActionsOf } from './quick-actions.ts';

/**
 * What is done most often, what belongs to the section one is in first. Where something waits for it, it opens what is
 * most urgent and says whose it is; else it leads to where one can look for it.
 */
export function QuickActionMenu() {
  const { t } = useTranslation('admin');
  const { section: here } = useParams();
  const [looked, setLooked] = useState(false);
  const queue = useRead(listQueue, { query: { limit: 100 }, enabled: looked }).data;
  const offered = quickActionsOf(useSession().user?.staffRole);
  const [own, others] = [true, false].map((isOwn) => offered.filter(({ section }) => (section === here) === isOwn));
  const itemOf = ({ name, waits, to }: (typeof offered)[number]) => {
    const next = waits && queue?.find(({ kind }) => kind === waits);
    return {
      label: t(`tools.actions.${name}`),
      to: next ? queuePlaces[next.kind](next.id) : to,
      ...(next?.name && { detail: next.name }),
    };
  };
  return (
    <Menu
      onOpen={() => setLooked(true)}
      trigger={
        <Button size="compact" icon={Zap}>
          <span className="max-sm:sr-only">{t('tools.action')}</span>
        </Button>
      }
      items={[
        ...(own ?? []).map(itemOf),
        ...(own?.length ? (['separator'] as const) : []),
        ...(others ?? []).map(itemOf),
      ]}
    />
  );
}
