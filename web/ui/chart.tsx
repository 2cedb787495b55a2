import { lazy, Suspense, useRef } from 'react';
import type { ChartProps } from './chart-model.ts';
import { Legend } from './legend.tsx';
import { Skeleton } from './skeleton.tsx';
import { useIsNear } from './use-is-near.ts';

const Canvas = lazy(async () => ({ default: (await import('./chart-canvas.tsx')).ChartCanvas }));

/** Numbers as a picture, with a table for those who cannot see it. Its code is fetched when the reader comes near. */
export function Chart(props: ChartProps) {
  const { series, height = 180, title } = props;
  const place = useRef<HTMLDivElement>(null);
  const near = useIsNear(place);
  return (
    <figure aria-label={title}>
      {series.length > 1 && (
        <div className="mb-2">
          <Legend items={series.map(({ label, tone = 'green' }) => ({ label, tone }))} />
        </div>
      )}
      <div ref={place} aria-hidden style={{ height: height + 24 }}>
        <Suspense fallback={<Skeleton className="size-full" />}>
          {near ? <Canvas {...props} height={height} /> : <Skeleton className="size-full" />}
        </Suspense>
      </div>
      <ChartTable {...props} />
    </figure>
  );
}

function ChartTable({ labels, series, format, title }: ChartProps) {
  return (
    // a table takes the width of what is in it, however narrow it is told to be
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map((line) => {
                const value = line.values[index];
                return <td key={line.label}>{value === null || value === undefined ? '' : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
