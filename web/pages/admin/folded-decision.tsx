import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

/**
 * In a sheet, a form to decide by what stands before it: beside that, and on a phone, where it would cover half of it,
 * below it until it is asked for. In sight wherever one has scrolled to.
 */
export function FoldedDecision({ children }: { children: ReactNode }) {
  const { t } = useTranslation('disputeDecision');
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const decide = useRef<HTMLButtonElement>(null);
  function turn(to: boolean) {
    setOpen(to);
    // the button that was pressed goes; what was typed stays
    requestAnimationFrame(() => (to ? form : decide).current?.focus());
  }
  return (
    <div
      className="sticky top-0 -mb-5 grid gap-2 border-line bg-surface py-5 max-lg:border-t lg:self-start lg:py-0"
      // over the room that a sheet keeps below what it holds
      style={{ bottom: '-1.25rem' }}
    >
      <Button
        ref={decide}
        variant="primary"
        aria-expanded={open}
        onClick={() => turn(true)}
        className={cx('lg:hidden', open && 'max-lg:hidden')}
      >
        {t('decide')}
      </Button>
      <div ref={form} tabIndex={-1} className={cx('grid w-full gap-2 outline-none', !open && 'max-lg:hidden')}>
        <h3 className="text-14 font-semibold max-lg:hidden">{t('decide')}</h3>
        <Button icon={ChevronDown} variant="quiet" onClick={() => turn(false)} className="lg:hidden">
          {t('evidence')}
        </Button>
        {children}
      </div>
    </div>
  );
}
