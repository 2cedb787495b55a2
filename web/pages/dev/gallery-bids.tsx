import { Bill } from '#web/ui/bill.tsx';
import { Facts } from '#web/ui/facts.tsx';
import type { SampleWords } from './english-words.ts';
import { Piece } from './piece.tsx';
import { sampleMoments } from './sample-moments.ts';

export function GalleryBids({ w }: { w: SampleWords }) {
  return (
    <>
      <Piece name="facts">
        <Facts
          facts={[
            { key: 'when', label: w.start, value: <bdi>{sampleMoments(w).range(1, 11, 15)}</bdi> },
            { key: 'type', label: w.type, value: w.standard },
            { key: 'budget', label: w.budget, value: '$120.00' },
            { key: 'city', label: w.city, value: 'Tybee Island' },
          ]}
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
