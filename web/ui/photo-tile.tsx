import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';

export type Photo = {
  id: string;
  src: string;
  /** What the photo shows. */
  alt: string;
  /** A smaller file for the tile. */
  thumbnail?: string;
  caption?: string;
  /** What it is of, in a line under the picture of a grid. */
  below?: string;
  tone?: 'neutral' | 'good' | 'bad' | 'waiting';
  icon?: LucideIcon;
  /** What tone and icon mean, where the caption does not say it. */
  meaning?: string;
  /** What there is to say about it once it is open, line by line. */
  remarks?: readonly string[] | undefined;
  /** Another one to look at with it: each as large as half of the window. */
  beside?: { src: string; alt: string };
  /** Its column in a line, from 1; without it, the next that is free. */
  place?: number | undefined;
  /** What stands in its place where it is not to be seen. */
  absent?: string;
};

const captions = {
  neutral: 'bg-caption text-on-caption',
  good: 'bg-caption-good text-on-caption',
  bad: 'bg-caption-bad text-on-caption',
  waiting: 'bg-on-caption text-caption',
};

/** One photograph with its caption, in a frame that keeps its size while it loads. */
export function PhotoTile({ photo, className }: { photo: Photo; className?: string }) {
  const Icon = photo.icon;
  return (
    <span className={cx('relative block aspect-4/3 overflow-hidden rounded-tag bg-linen', className)}>
      <img
        src={photo.thumbnail ?? photo.src}
        alt={photo.alt}
        loading="lazy"
        decoding="async"
        // an empty frame instead of the browser's torn picture; what it would show is still read out
        onError={({ currentTarget }) => currentTarget.classList.add('opacity-0')}
        className="photo absolute inset-0 size-full object-cover"
      />
      {photo.caption && (
        <span
          title={photo.meaning}
          className={cx(
            'absolute start-1.5 bottom-1.5 inline-flex min-h-5 max-w-[calc(100%-0.75rem)] items-center gap-1.5 rounded-mark px-1.75 text-start text-12 font-medium hyphens-auto wrap-anywhere',
            captions[photo.tone ?? 'neutral'],
          )}
        >
          {Icon && <Icon aria-hidden size={12} strokeWidth={2.2} className="shrink-0" />}
          {photo.caption}
        </span>
      )}
    </span>
  );
}
