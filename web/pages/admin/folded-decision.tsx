import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

/** A form to decide by what stands above it: on a phone it would cover half of that, so there it waits to be asked for. */
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
    <>
      <Button
        ref={decide}
        variant="primary"
        aria-expanded={open}
        onClick={() => turn(true)}
        className={cx('md:hidden', open && 'max-md:hidden')}
      >
        {t('decide')}
      </Button>
      <div ref={form} tabIndex={-1} className={cx('grid w-full gap-2 outline-none', !open && 'max-md:hidden')}>
        <Button icon={ChevronDown} variant="quiet" onClick={() => turn(false)} className="md:hidden">
          {t('evidence')}
        </Button>
        {children}
      </div>
    </>
  );
}
