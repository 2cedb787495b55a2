import { CalendarPlus, Plus } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { addIntegration, listIntegrations } from '#contract/calendar-calls.ts';
import type { CalendarPlatform } from '#contract/calendar-words.ts';
import type { Property } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { Opened } from './calendar-details.tsx';
import { useAskedToConnect } from './use-asked-to-connect.ts';
import type { ConnectStart } from './use-connect.ts';
import { useNamedCalendar } from './use-named-calendar.ts';
import { usePastedAddress } from './use-pasted-address.ts';

const ConnectDialog = fetchedAhead(() => import('./connect-dialog.tsx').then((file) => file.ConnectDialog));
// Of the three ways to show them a host sees one.
const ConnectCards = lazy(() => import('./connect-cards.tsx').then((file) => ({ default: file.ConnectCards })));
const IntegrationCard = lazy(() =>
  import('./integration-card.tsx').then((file) => ({ default: file.IntegrationCard })),
);
const CalendarLines = lazy(() => import('./calendar-lines.tsx').then((file) => ({ default: file.CalendarLines })));
const CalendarWindow = fetchedAhead(() => import('./calendar-window.tsx').then((file) => file.CalendarWindow));

/** More cards than these would fill more than a window. */
const mostCards = 4;

type Open = { kind: 'connect'; start: ConnectStart } | { kind: Opened; id: string; stay: string | undefined } | null;
/** `stay`: the check-out day of the one that is meant. */
type Opening = (opened: Opened, integration: Integration, stay?: string) => void;

/** The calendars a host has connected, and the way from a pasted address to the first created jobs. */
export function ConnectedCalendars({ properties }: { properties: readonly Property[] | undefined }) {
  const { t } = useTranslation('calendars');
  const pages = usePages(listIntegrations);
  const [open, setOpen] = useState<Open>(null);
  const connectFrom = useCallback((start: ConnectStart) => setOpen({ kind: 'connect', start }), []);
  const onPasted = useCallback((address: string) => connectFrom({ address }), [connectFrom]);
  usePastedAddress(open === null && Boolean(properties?.length), onPasted);
  const onOpen: Opening = useCallback((kind, { id }, stay) => setOpen({ kind, id, stay }), []);
  const canConnect = properties?.length !== 0 && may(addIntegration);
  useAskedToConnect(properties, connectFrom);
  const chosen = open && 'id' in open ? pages.items?.find(({ id }) => id === open.id) : undefined;
  return (
    <Section
      id="calendars"
      className="scroll-mt-24"
      title={t('title')}
      description={t('lede')}
      aside={canConnect && <ConnectButton disabled={!properties} onClick={() => connectFrom({})} />}
    >
      <Calendars
        pages={pages}
        onConnect={canConnect ? (platform) => connectFrom({ platform }) : null}
        onOpen={onOpen}
      />
      <Suspense fallback={null}>
        {open?.kind === 'connect' && properties && (
          <ConnectDialog
            start={open.start}
            properties={properties}
            onClose={() => setOpen(null)}
            onConnected={({ id, calendarUrl }) => setOpen(calendarUrl ? { kind: 'import', id, stay: undefined } : null)}
          />
        )}
        {open && 'id' in open && chosen && (
          <CalendarWindow
            kind={open.kind}
            integration={chosen}
            stay={open.stay}
            onClose={() => setOpen(null)}
            onOpen={(kind) => onOpen(kind, chosen)}
          />
        )}
      </Suspense>
    </Section>
  );
}

function ConnectButton(props: { disabled: boolean; onClick: () => void }) {
  const { t } = useTranslation('calendars');
  return (
    <Button icon={Plus} {...props}>
      {t('connect.button')}
    </Button>
  );
}

type CalendarsProps = {
  pages: ReturnType<typeof usePages<typeof import('#contract/calendar.ts').listIntegrations>>;
  /** Null where there is no property yet. */
  onConnect: ((platform: CalendarPlatform) => void) | null;
  onOpen: Opening;
};

function Calendars({ pages, onConnect, onOpen }: CalendarsProps) {
  const { t } = useTranslation('calendars');
  const { items, error, loadMore, loadingMore } = pages;
  const named = useNamedCalendar(pages, onOpen);
  if (!items) return error ? <ReadFailed title={t('failed')} read={pages} /> : <SkeletonRows rows={2} />;
  if (items.length === 0 && onConnect)
    return (
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <ConnectCards onConnect={onConnect} />
      </Suspense>
    );
  if (items.length === 0)
    return (
      <EmptyState
        icon={CalendarPlus}
        title={t('empty')}
        description={t('noProperty')}
        action={<LinkButton to={to('hostDashboard', undefined, { tab: 'properties' })}>{t('toProperties')}</LinkButton>}
      />
    );
  return (
    <div className="grid gap-4">
      <Suspense fallback={<SkeletonRows rows={items.length} />}>
        {items.length > mostCards ? (
          <CalendarLines
            integrations={items.toSorted((one, other) => troubleFirst(one, other) || byTitle(one, other))}
            named={named.id}
            onOpen={(integration) => onOpen('details', integration)}
          />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2">
            {items.toSorted(troubleFirst).map((integration) => (
              <li
                key={integration.id}
                ref={integration.id === named.id ? named.show : undefined}
                tabIndex={-1}
                className="grid min-w-0 scroll-mt-24 rounded-card"
              >
                <IntegrationCard integration={integration} onOpen={(opened) => onOpen(opened, integration)} />
              </li>
            ))}
          </ul>
        )}
      </Suspense>
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** What needs the host comes first; the rest stays in its order, the newest first. */
const troubleFirst = (one: Integration, other: Integration): number =>
  Number(isTroubled(other)) - Number(isTroubled(one));

const byTitle = (one: Integration, other: Integration): number =>
  one.property.title.localeCompare(other.property.title, undefined, { numeric: true });

const isTroubled = ({ alarm, lastFault }: Integration): boolean => alarm !== null || lastFault !== null;
