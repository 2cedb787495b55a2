import { Megaphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listBroadcasts, sendBroadcast, stopBroadcast } from '#contract/broadcast-calls.ts';
import type { Broadcast } from '#contract/broadcasts.ts';
import { useMay } from '#web/admin/use-may.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { BroadcastBadge, useReached } from './broadcast-cells.tsx';
import { DateCell } from './date-cell.tsx';
import { useHeadCount } from './head-count.ts';
import { ListBody } from './list-body.tsx';

const BroadcastSheet = fetchedAhead(() => import('./broadcast-sheet.tsx').then((file) => file.BroadcastSheet));
const BroadcastDialog = fetchedAhead(() => import('./broadcast-dialog.tsx').then((file) => file.BroadcastDialog));
const EndWithReasonDialog = fetchedAhead(() =>
  import('./end-with-reason-dialog.tsx').then((file) => file.EndWithReasonDialog),
);

/** Mails that owners wrote to many at once, how far each has come, and the way to write another. */
export function BroadcastList() {
  const { t } = useTranslation('broadcasts');
  const { may } = useMay();
  const pages = usePages(listBroadcasts, { limit: 50 });
  useHeadCount(pages.items && pages.total);
  const address = useAddressValues<'write'>();
  // what the panel’s quick action leads to
  const asked = address.get('write') !== null;
  const [writing, setWriting] = useState(false);
  const endWriting = () => {
    setWriting(false);
    address.set('write', '');
  };
  const [stopping, setStopping] = useState<Broadcast | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = pages.items?.find(({ id }) => id === openId);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose min-w-0 flex-1 basis-64 text-14 text-ink-soft">{t('lede')}</p>
        {may(sendBroadcast) && (
          <Button variant="primary" className="max-sm:basis-full" onClick={() => setWriting(true)}>
            {t('new')}
          </Button>
        )}
      </div>
      <ListBody pages={pages} empty={{ icon: Megaphone, title: t('empty') }}>
        <Table
          caption={t('caption')}
          columns={useColumns(may(stopBroadcast) ? setStopping : null)}
          rows={pages.items ?? []}
          loading={!pages.items}
          rowKey={({ id }) => id}
          activeKey={openId}
          onRowOpen={({ id }) => setOpenId(id)}
        />
      </ListBody>
      <Suspense>
        {open && <BroadcastSheet broadcast={open} onClose={() => setOpenId(null)} />}
        {(writing || (asked && may(sendBroadcast))) && <BroadcastDialog onClose={endWriting} />}
        {stopping && (
          <EndWithReasonDialog
            what="broadcast"
            id={stopping.id}
            words={{ title: t('stopTitle'), text: t('stopText'), confirm: t('stop'), done: t('stopped') }}
            onClose={() => setStopping(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function useColumns(onStop: ((broadcast: Broadcast) => void) | null): TableColumn<Broadcast>[] {
  const { t } = useTranslation('broadcasts');
  return [
    {
      key: 'subject',
      header: t('subject'),
      phone: 'title',
      cell: ({ subject, audience, city }) => (
        <>
          <bdi className="block font-semibold">{subject}</bdi>
          <span className="block text-13 font-normal text-ink-soft">
            {t(`audiences.${audience}`)}
            {city && (
              <>
                {' · '}
                <bdi>{city}</bdi>
              </>
            )}
          </span>
        </>
      ),
    },
    {
      key: 'written',
      header: t('written'),
      align: 'number',
      cell: useReached(),
    },
    { key: 'by', header: t('by'), cell: ({ by }) => <bdi>{by.name}</bdi> },
    { key: 'when', header: t('when'), cell: ({ createdAt }) => <DateCell at={createdAt} /> },
    {
      key: 'state',
      header: t('status'),
      phone: 'aside',
      cell: (broadcast) => <BroadcastBadge broadcast={broadcast} />,
    },
    ...(onStop
      ? [
          {
            ...{ key: 'action', header: t('action'), align: 'end' as const },
            filled: ({ state }: Broadcast) => state === 'sending',
            cell: (broadcast: Broadcast) =>
              broadcast.state === 'sending' && (
                <Button size="compact" onClick={() => onStop(broadcast)}>
                  {t('stop')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}
