import { cx } from 'class-variance-authority';
import { Button } from '#web/ui/button.tsx';
import type { CardFormProps } from './card-intent.ts';

type CardSubmitProps = Pick<CardFormProps, 'submitLabel' | 'inDialog'> & { busy: boolean };

/** The button of a card form; in a dialog it stays at its foot, however small the window, a keyboard on it, is. */
export const CardSubmit = ({ submitLabel, inDialog = false, busy }: CardSubmitProps) => (
  <div
    className={cx(
      'grid',
      inDialog && 'sticky -bottom-5 z-1 -mx-5 -mb-5 border-t border-line bg-surface px-5 pt-3.5 pb-5',
    )}
  >
    <Button type="submit" variant="primary" size="large" loading={busy}>
      {submitLabel}
    </Button>
  </div>
);
