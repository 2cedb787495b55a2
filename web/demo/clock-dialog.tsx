import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ClockControl } from './clock-control.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ClockDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation('demo');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('clock.title')} description={t('clock.text')}>
      <ClockControl />
    </Dialog>
  );
}
