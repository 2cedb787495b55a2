import { encodeQR } from 'qr';

/** Dark on light in every scheme, with the quiet zone that cameras look for; otherwise many do not find it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const modules = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} className={className}>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={modules.join('')} />
    </svg>
  );
}
