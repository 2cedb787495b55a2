import { useTranslation } from 'react-i18next';
import type { Decision, Integration, SyncResult } from '#contract/calendar.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DecisionRow } from './decision-row.tsx';
import { ImportMonth } from './import-month.tsx';
import { needsHost } from './needs-host.ts';
import { useDryRun } from './use-dry-run.ts';
import { useFaultText } from './use-fault-text.ts';
import { useLeftOut } from './use-left-out.ts';
import { useSync } from './use-sync.ts';
import { useToday } from './use-today.ts';

type ImportDialogProps = { integration: Integration; onClose: () => void; onAddress: () => void };

/** What the first sync would do, and Import, which does it. */
export function ImportDialog({ integration, onClose, onAddress }: ImportDialogProps) {
  const { t } = useTranslation('calendarImport');
  const { ofError } = useFaultText();
  const { data, error, isFetching, refetch } = useDryRun(integration.id);
  const sync = useSync({ onSynced: onClose, isFirst: true, leftOut: data?.leftOut });
  const failed = error !== null && !isFetching;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={t('title')}
      description={
        <>
          {platformNames[integration.platform]} · <bdi>{integration.property.title}</bdi>
          {!failed && <span className="block">{t('text')}</span>}
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          {failed ? (
            <WaysOn error={error} onRetry={() => void refetch()} onAddress={onAddress} />
          ) : (
            <Button
              variant="primary"
              disabled={!data}
              loading={sync.isPending}
              onClick={() => sync.mutate({ params: { id: integration.id } })}
            >
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      {failed && (
        <Notice tone="red" title={t('failed')} live>
          {ofError(error)}
        </Notice>
      )}
      {isFetching && <SkeletonRows />}
      {data && !isFetching && <Planned result={data} />}
    </Dialog>
  );
}

type WaysOnProps = { error: Error; onRetry: () => void; onAddress: () => void };

/** Waiting helps where no server answered; anything else is a matter of the address. */
function WaysOn({ error, onRetry, onAddress }: WaysOnProps) {
  const { t } = useTranslation('calendarImport');
  const { t: calendarWords } = useTranslation('calendars');
  const retry = (variant?: 'primary') => (
    <Button key="retry" variant={variant} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  const address = (variant?: 'primary') => (
    <Button key="address" variant={variant} onClick={onAddress}>
      {calendarWords('actions.changeAddress')}
    </Button>
  );
  const isAddress = isRefusal(error, 'calendar_invalid') || isRefusal(error, 'url_not_allowed');
  return isAddress ? [retry(), address('primary')] : [address(), retry('primary')];
}

const isStay = ({ kind }: Pick<Decision, 'kind'>): boolean => kind === 'stay' || kind === 'tentative';

function Planned({ result: { decisions = [], leftOut } }: { result: SyncResult }) {
  const { t } = useTranslation('calendarImport');
  const reasons = useLeftOut()(leftOut);
  const { today } = useToday();
  const count = (matches: (decision: (typeof decisions)[number]) => boolean) => decisions.filter(matches).length;
  const facts = [
    { key: 'stays', value: count(isStay) },
    { key: 'jobs', value: count(({ cleaning }) => cleaning.code === 'jobPlanned') },
    { key: 'there', value: count(({ cleaning }) => cleaning.code === 'jobCreated' || cleaning.code === 'jobByHand') },
    { key: 'later', value: count(({ cleaning }) => cleaning.code === 'later') },
    { key: 'blocks', value: count(({ kind }) => kind === 'block') },
    { key: 'ignored', value: count(({ kind }) => kind === 'ignored' || kind === 'gone') },
    { key: 'also', value: count(({ alsoAt }) => alsoAt.length > 0) },
    { key: 'overlapping', value: count(({ overlaps }) => overlaps.length > 0) },
    { key: 'needsYou', value: count(({ cleaning }) => needsHost(cleaning)) },
  ] as const;
  // the rarer kinds are listed only if there are any
  const told = facts.filter(({ key, value }) => value > 0 || key === 'stays' || key === 'jobs');
  return (
    <>
      <Facts facts={told.map(({ key, value }) => ({ key, label: t(key), value }))} />
      {reasons && !decisions.some(isStay) && (
        <Notice tone="amber" className="mt-4" title={t('noStays')}>
          {reasons}
        </Notice>
      )}
      {decisions.length > 0 && (
        <div className="pt-4">
          <ImportMonth decisions={decisions} today={today} />
        </div>
      )}
      {decisions.length === 0 && <p className="pt-4 text-14 text-ink-soft">{t('nothing')}</p>}
      <ul aria-label={t('list')} className="divide-y divide-line">
        {decisions
          .filter(({ reason }) => reason.code !== 'past')
          .map((decision, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feed may have the same days twice, and the list never changes
            <DecisionRow key={place} decision={decision} />
          ))}
      </ul>
    </>
  );
}
