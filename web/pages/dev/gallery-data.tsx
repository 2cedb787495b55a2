import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { MoneySplit } from '#web/ui/money-split.tsx';
import { Section } from '#web/ui/section.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { Table, type TableColumn, type TableSort } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { SampleWords } from './english-words.ts';
import { Piece } from './piece.tsx';
import { sampleMoments } from './sample-moments.ts';

type Case = { id: string; place: string; reason: 'late' | 'noPhoto' | 'refused'; cents: number; hours: number };

const cases: Case[] = [
  { id: 'D-1042', place: 'Sea Oats Cottage', reason: 'late', cents: 9500, hours: 2 },
  { id: 'D-1039', place: 'Isle of Hope 3', reason: 'noPhoto', cents: 6800, hours: 5 },
  { id: 'D-1037', place: 'Oglethorpe Row', reason: 'refused', cents: 14000, hours: 8 },
];

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export function GalleryData({ w }: { w: SampleWords }) {
  const [tab, setTab] = useState<'overview' | 'jobs' | 'settings'>('overview');
  return (
    <>
      <Piece name="section, tabs, table, pagination" wide>
        <Section title={w.section} aside={w.sectionAside}>
          <Tabs
            label={w.overview}
            value={tab}
            onValueChange={setTab}
            items={[
              { value: 'overview', label: w.overview, content: <Cases w={w} /> },
              { value: 'jobs', label: w.jobs, count: 2, hot: true, content: <Cases w={w} loading /> },
              { value: 'settings', label: w.settings, count: 12, content: w.emptyText },
            ]}
          />
        </Section>
      </Piece>
      <Piece name="card, money-split">
        <Card>
          <Split w={w} />
        </Card>
      </Piece>
      <Piece name="card (float)">
        <Card float>
          <Split w={w} />
        </Card>
      </Piece>
      <Piece name="stat" wide>
        <StatRow>
          <Stat label={w.jobs} value="5" note={w.inProgress} trend={[3, 4, 4, 3, 5, 4, 6, 5, 7]} />
          <Stat label={w.properties} value="4" note={w.sectionAside} trend={[2, 2, 3, 3, 3, 3, 4, 4]} tone="neutral" />
          <Stat label={w.completed} value="86" note="11" trend={[1, 3, 2, 5, 6, 5, 7, 9, 8]} />
          <Stat label={w.spent} value="$8,421.00" note="2025–2026" trend={[1, 2, 2, 3, 4, 4, 6, 7]} />
        </StatRow>
      </Piece>
    </>
  );
}

function Split({ w }: { w: SampleWords }) {
  return (
    <MoneySplit
      pays={{ label: w.pays, amount: '$123.00', cents: 12300 }}
      receives={{ label: w.receives, amount: '$113.00', cents: 11300 }}
      keeps={{ label: w.keeps, amount: '$10.00', cents: 1000 }}
    />
  );
}

function Cases({ w, loading }: { w: SampleWords; loading?: boolean }) {
  const [sort, setSort] = useState<TableSort>({ key: 'price', direction: 'desc' });
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['D-1039']));
  const [open, setOpen] = useState<string | null>('D-1042');
  const way = sort.direction === 'asc' ? 1 : -1;
  const rows = loading ? [] : cases.toSorted((a, b) => way * (a.cents - b.cents));
  return (
    <Table
      caption={w.section}
      columns={caseColumns(w)}
      rows={rows}
      loading={loading}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.place}
      sort={sort}
      onSort={setSort}
      selection={{ keys, onChange: setKeys }}
      onRowOpen={(row) => setOpen(row.id)}
      activeKey={open}
    />
  );
}

function caseColumns(w: SampleWords): TableColumn<Case>[] {
  return [
    {
      key: 'place',
      header: w.property,
      phone: 'title',
      cell: (row) => (
        <>
          <bdi className="block font-semibold">{row.place}</bdi>
          <bdi className="block text-13 text-ink-soft">{w[row.reason]}</bdi>
        </>
      ),
    },
    {
      key: 'price',
      header: w.price,
      align: 'end',
      sortable: true,
      phone: 'aside',
      cell: (row) => <bdi>{dollars(row.cents)}</bdi>,
    },
    {
      key: 'due',
      header: w.due,
      align: 'end',
      sortable: true,
      cell: (row) => <bdi>{sampleMoments(w).hours(row.hours)}</bdi>,
    },
    { key: 'state', header: w.state, cell: () => <Badge tone="apricot">{w.needsYou}</Badge> },
  ];
}
