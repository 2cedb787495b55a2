import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { Chart } from '#web/ui/chart.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Legend } from '#web/ui/legend.tsx';
import { type MapPoint, PlaceMap } from '#web/ui/map.tsx';
import { MonthDays } from '#web/ui/month-days.tsx';
import { MonthTimeline } from '#web/ui/month-timeline.tsx';
import { PhotoGrid } from '#web/ui/photo-grid.tsx';
import { Section } from '#web/ui/section.tsx';
import { WeekStrip } from '#web/ui/week-strip.tsx';
import type { SampleWords } from './english-words.ts';
import { Piece } from './piece.tsx';
import roomAfter from './room-after.svg';
import roomBefore from './room-before.svg';
import { sampleMoments } from './sample-moments.ts';
import { manyRows, sampleDays, sampleRows, withDays } from './sample-strip.ts';

const paid = [0, 84, 0, 0, 70, 0, 118, 96, 0, 0, 84, 0, 0, 0, 20, 72, 0, 90, 0, 66];
const earned = [40, 52, 61, 60, 72, 84, 80, 95, 99, 110, 108, 120, 131, 126, 140, 152, 149, 160, 171, 180];
const asDollars = (value: number) => `$${value.toFixed(2)}`;

const route: MapPoint[] = [
  { id: '1', latitude: 32.08, longitude: -81.09, label: 'Pier 9 Studio', tone: 'outline', mark: '1' },
  { id: '2', latitude: 32.03, longitude: -80.97, label: 'Dune House', mark: '2' },
  { id: '3', latitude: 32.0, longitude: -80.85, label: 'Heron Point', tone: 'outline', mark: '3' },
];
const country: MapPoint[] = [
  { id: 'a', latitude: 32.08, longitude: -81.09, label: 'Savannah' },
  { id: 'b', latitude: 40.71, longitude: -74.0, label: 'New York', tone: 'apricot' },
  { id: 'c', latitude: 34.05, longitude: -118.24, label: 'Los Angeles', tone: 'ink' },
  { id: 'd', latitude: 29.76, longitude: -95.37, label: 'Houston' },
];

export function GalleryPictures({ w }: { w: SampleWords }) {
  const labels = paid.map((_, index) => sampleMoments(w).monthDay(index - 19));
  return (
    <>
      <Piece name="week-strip, legend" wide>
        <Section
          title={w.today}
          aside={
            <Legend
              items={[
                { tone: 'apricot', label: w.need },
                { tone: 'amber', label: w.open },
                { tone: 'green', label: w.cleaning },
              ]}
            />
          }
        >
          <WeekStrip label={w.overview} days={sampleDays(w)} rows={sampleRows(w)} now={0.41} corner="EST" />
        </Section>
      </Piece>
      <Piece name="week-strip (ten places, one-night stays)" wide>
        <WeekStrip label={w.properties} days={sampleDays(w)} rows={manyRows(w)} now={0.41} corner="EST" />
      </Piece>
      <Piece name="month-timeline" wide>
        <MonthTimeline label={w.overview} days={sampleDays(w)} rows={withDays(sampleRows(w))} now={0.41} corner="EST" />
      </Piece>
      <Piece name="month-days">
        <MonthDays label={w.overview} days={sampleDays(w)} rows={withDays(sampleRows(w))} from={0} past={0} />
      </Piece>
      <Photographs w={w} />
      <Piece name="chart">
        <Chart
          kind="bars"
          title={w.spent}
          labels={labels}
          series={[{ label: w.paid, values: paid }]}
          format={asDollars}
        />
        <Chart
          kind="line"
          title={w.price}
          labels={labels}
          series={[
            { label: w.paid, values: earned },
            { label: w.price, values: paid, tone: 'ink' },
          ]}
          format={asDollars}
        />
      </Piece>
      <Piece name="map (route)">
        <PlaceMap label={w.city} points={route} joined />
      </Piece>
      <Piece name="map (country, pins to choose)">
        <Country w={w} />
      </Piece>
    </>
  );
}

function Country({ w }: { w: SampleWords }) {
  const [chosen, setChosen] = useState<string | null>('b');
  return <PlaceMap label={w.city} points={country} onSelect={setChosen} selected={chosen} />;
}

function Photographs({ w }: { w: SampleWords }) {
  return (
    <>
      <Piece name="photo-grid, lightbox, file-drop (tile)">
        <PhotoGrid
          label={w.addPhotos}
          before={
            <FileDrop shape="tile" label={w.beds} capture="environment" accept="image/*" onFiles={() => undefined} />
          }
          photos={[
            { id: '1', src: roomAfter, alt: w.beds, caption: w.fresh, tone: 'good', icon: Check },
            { id: '2', src: roomBefore, alt: w.beds, caption: w.refused, tone: 'bad', icon: Copy },
            { id: '3', src: roomAfter, alt: w.beds, caption: '15:20' },
            { id: '4', src: roomAfter, alt: w.beds, caption: w.open, tone: 'waiting' },
          ]}
        />
      </Piece>
      <Piece name="before-after">
        <BeforeAfter
          before={{ src: roomBefore, alt: w.before, caption: w.before }}
          after={{ src: roomAfter, alt: w.after, caption: w.after }}
        />
      </Piece>
      <Piece name="before-after (with a reference)">
        <BeforeAfter
          before={{ src: roomBefore, alt: w.before, caption: w.before }}
          after={{ src: roomAfter, alt: w.after, caption: w.after }}
          reference={{ src: roomAfter, alt: w.beds, caption: w.beds, choice: w.addPhotos }}
        />
      </Piece>
    </>
  );
}
