import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Bill } from '#web/ui/bill.tsx';
import { CompareTable } from '#web/ui/compare-table.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import type { SampleWords } from './english-words.ts';
import { Piece } from './piece.tsx';
import { sampleMoments } from './sample-moments.ts';

const bids = [
  { name: 'Dana Reyes', price: 118, rating: 4.9, jobs: 131 },
  { name: 'Ibrahim Sesay', price: 112, rating: 4.8, jobs: 88 },
  { name: 'Loan Pham', price: 125, rating: 5, jobs: 17 },
  { name: 'Tomás Ortega', price: 131, rating: 4.6, jobs: 240 },
];
const places = ['1', '2', '3'] as const;
const dollars = (value: number) => `$${value.toFixed(2)}`;

export function GalleryBids({ w }: { w: SampleWords }) {
  const [ranks, setRanks] = useState<Record<string, '1' | '2' | '3' | null>>({ 'Dana Reyes': '1' });
  return (
    <>
      <Piece name="facts, compare-table" wide>
        <Facts
          facts={[
            { key: 'when', label: w.start, value: <bdi>{sampleMoments(w).range(1, 11, 15)}</bdi> },
            { key: 'type', label: w.type, value: w.standard },
            { key: 'budget', label: w.budget, value: '$120.00' },
            { key: 'city', label: w.city, value: 'Tybee Island' },
          ]}
        />
        <CompareTable
          caption={w.compare}
          columns={bids.map(({ name }) => ({
            key: name,
            chosen: ranks[name] === '1',
            head: (
              <BidHead name={name} rank={ranks[name] ?? null} onRank={(rank) => setRanks({ ...ranks, [name]: rank })} />
            ),
          }))}
          rows={bidRows(w)}
        />
      </Piece>
      <Piece name="bill">
        <Bill
          lines={[
            { key: 'cleaners', label: w.receives, amount: '$1,012.00' },
            { key: 'fee', label: w.keeps, amount: '$55.00' },
            { key: 'sum', label: w.pays, amount: '$1,067.00', sum: true },
          ]}
        />
      </Piece>
    </>
  );
}

type BidHeadProps = { name: string; rank: '1' | '2' | '3' | null; onRank: (rank: '1' | '2' | '3' | null) => void };

function BidHead({ name, rank, onRank }: BidHeadProps) {
  return (
    <span className="grid gap-2.5">
      <span className="flex items-center gap-2.5">
        <Avatar name={name} size="small" />
        <bdi>{name}</bdi>
      </span>
      <Segmented
        label={name}
        size="compact"
        clearable
        value={rank}
        onValueChange={onRank}
        options={places.map((place) => ({ value: place, label: place }))}
      />
    </span>
  );
}

function bidRows(w: SampleWords) {
  return [
    {
      key: 'price',
      label: w.price,
      cells: bids.map(({ name, price }) => ({
        key: name,
        value: <b className="text-18 font-semibold tabular-nums">{dollars(price)}</b>,
        best: price === 112 ? w.lowest : undefined,
      })),
    },
    {
      key: 'rating',
      label: w.rating,
      cells: bids.map(({ name, rating, jobs }) => ({ key: name, value: <StarRating value={rating} count={jobs} /> })),
    },
    {
      key: 'notes',
      label: w.notes,
      cells: bids.map(({ name }) => ({
        key: name,
        value: <span className="text-13 text-ink-soft">{w.emptyText}</span>,
      })),
    },
  ];
}
