import { cx } from 'class-variance-authority';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SectionList } from './section-list.tsx';
import type { AdminSection } from './section-names.ts';

/** No higher than what a window shows below the top bar. */
const inSight = 'calc(100dvh - var(--top-bar) - 2.5rem)';

/**
 * The sections in sight however far a list goes, the one that is shown above all. It folds to its icons, on a tablet to
 * one line; on a phone they are in the site's menu.
 */
export function Sidebar({ current }: { current: AdminSection }) {
  const { t } = useTranslation('admin');
  const [folded, setFolded] = useState(false);
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has done its work once another section is shown
  useEffect(() => {
    setOpen(false);
    if (bar.current) bringIntoSight(bar.current);
  }, [current]);
  return (
    <nav
      ref={bar}
      aria-label={t('navigation')}
      className={cx(
        '-m-1 grid content-start gap-4 overflow-y-auto p-1 max-md:hidden lg:sticky lg:top-[calc(var(--top-bar)+1.25rem)] lg:self-start',
        folded ? 'lg:w-14' : 'lg:w-56',
      )}
      // unfolded on a tablet, it is part of the page
      style={open ? undefined : { maxHeight: inSight }}
    >
      <Button className="lg:hidden" icon={open ? X : Menu} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('navigation')}
      </Button>
      <div className={cx('content-start gap-4', open ? 'grid' : 'hidden lg:grid')}>
        <SectionList current={current} folded={folded} onFold={() => setFolded(!folded)} />
      </div>
      {/* what goes on below the window fades out at its foot */}
      <div
        aria-hidden
        className="pointer-events-none sticky -bottom-1 -my-1 h-6 bg-linear-to-t from-paper to-transparent max-lg:hidden"
      />
    </nav>
  );
}

/** Within the bar alone: the page stays where its reader has brought it. */
function bringIntoSight(bar: HTMLElement) {
  const here = bar.querySelector<HTMLElement>('[aria-current]');
  if (!here) return;
  const covered = bar.querySelector<HTMLElement>('[data-stays]')?.offsetHeight ?? 0;
  const isOut =
    here.offsetTop < bar.scrollTop + covered || here.offsetTop + here.offsetHeight > bar.scrollTop + bar.clientHeight;
  if (isOut) bar.scrollTo?.({ top: here.offsetTop - bar.clientHeight / 2 });
}
