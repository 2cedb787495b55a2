import { Suspense, useRef } from 'react';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import type { BulkPanelProps } from './bulk-panel.tsx';

const BulkPanel = fetchedAhead(() => import('./bulk-panel.tsx').then((file) => file.BulkPanel));

/** What can be done to what is selected; it comes with the first selection, and stays: its answer outlives the rows. */
export function BulkBar(props: BulkPanelProps) {
  const wasUsed = useRef(false);
  wasUsed.current ||= props.choice.names.size > 0;
  return <Suspense fallback={null}>{wasUsed.current && <BulkPanel {...props} />}</Suspense>;
}
