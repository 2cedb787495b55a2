import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';

interface ImportWindowProps {
  title: string;
  /** Something is on its way. */
  busy: boolean;
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What was found, to be registered; while that goes on, a press beside the window does not leave it alone. */
export const ImportWindow = ({ busy, onClose, ...dialog }: ImportWindowProps) => (
  <Dialog open size="wide" onOpenChange={() => !busy && onClose()} {...dialog} />
);
