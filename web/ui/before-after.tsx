import { cx } from 'class-variance-authority';
import { ChevronsLeftRight } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from './segmented.tsx';

export type ComparedPhoto = { src: string; alt: string; caption: string };

export type BeforeAfterProps = {
  before: ComparedPhoto;
  after: ComparedPhoto;
  /** A third photograph to compare with instead of the first; `choice` names the choice between the two. */
  reference?: (ComparedPhoto & { choice: string }) | null;
  className?: string;
};

/**
 * Two photographs of one place under a slider. It is a real range input: drag, arrow keys, Home and End.
 * The photographs are never mirrored, but "before" is on the side where the reader begins.
 */
export function BeforeAfter({ before, after, reference, className }: BeforeAfterProps) {
  const [layer, setLayer] = useState<'before' | 'reference'>('before');
  const first = layer === 'reference' && reference ? reference : before;
  if (!reference) return <Compared first={first} after={after} className={className} />;
  return (
    <div className={cx('grid justify-items-start gap-2', className)}>
      <Compared first={first} after={after} className="w-full" />
      <Segmented
        label={reference.choice}
        options={[
          { value: 'before', label: before.caption },
          { value: 'reference', label: reference.caption },
        ]}
        value={layer}
        onValueChange={(chosen) => chosen && setLayer(chosen)}
      />
    </div>
  );
}

type ComparedProps = { first: ComparedPhoto; after: ComparedPhoto; className?: string };

function Compared({ first, after, className }: ComparedProps) {
  const { t } = useTranslation('ui');
  const [share, setShare] = useState(50);
  // React's style type does not know custom properties.
  const hidden = { '--hidden': `${100 - share}%` } as CSSProperties;
  return (
    <div className={className}>
      <div className="relative isolate aspect-16/10 overflow-hidden rounded-card bg-linen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green">
        <img src={after.src} alt={after.alt} className="photo absolute inset-0 size-full object-cover" />
        <img
          src={first.src}
          alt={first.alt}
          className="photo absolute inset-0 size-full object-cover [clip-path:inset(0_var(--hidden)_0_0)] rtl:[clip-path:inset(0_0_0_var(--hidden))]"
          style={hidden}
        />
        <Caption side="start" text={first.caption} />
        <Caption side="end" text={after.caption} />
        <span
          aria-hidden
          className="absolute inset-y-0 -ms-px w-0.5 bg-handle"
          style={{ insetInlineStart: `${share}%` }}
        >
          <span className="absolute start-1/2 top-1/2 grid size-9 -translate-1/2 place-items-center rtl:translate-x-1/2 rounded-full bg-handle text-on-handle shadow-float">
            <ChevronsLeftRight size={20} strokeWidth={1.75} />
          </span>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={t('compare')}
          aria-valuetext={t('compareShare', { share })}
          onChange={(event) => setShare(Number(event.target.value))}
          className="absolute inset-0 z-1 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0"
        />
      </div>
    </div>
  );
}

function Caption({ side, text }: { side: 'start' | 'end'; text: string }) {
  return (
    <span
      className={`absolute bottom-3 max-w-[calc(50%-1.25rem)] rounded-mark bg-caption px-2 py-0.5 text-13 font-medium text-on-caption ${side === 'start' ? 'start-3' : 'end-3'}`}
    >
      <bdi>{text}</bdi>
    </span>
  );
}
