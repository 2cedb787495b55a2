import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { openWindows } from './open-windows.ts';
import { dismissToast, type ShownToast } from './toast-state.ts';
import { toastAction, toastCard, toastClose, toastPlace, toastStays } from './toast-style.ts';
import { useLeavesWay } from './use-leaves-way.ts';
import { useToastCorner } from './use-toast-corner.ts';
import { useToastEdge } from './use-toast-edge.ts';

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert };

export function ToastRegion({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation('ui');
  const edge = useToastEdge(toast.id);
  const corner = useToastCorner(toast.id);
  useLeavesWay(toast);
  return (
    <Radix.Provider duration={toastStays} swipeDirection="right" swipeThreshold={50} label={t('notification')}>
      <ToastCard key={toast.id} toast={toast} />
      <Radix.Viewport
        hotkey={['F8']}
        label={t('notifications', { hotkey: '{hotkey}' })}
        data-edge={edge}
        data-corner={corner}
        data-toast
        className={toastPlace}
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation('ui');
  const Icon = icons[toast.tone ?? 'neutral'];
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      onEscapeKeyDown={closeWindowFirst}
      className={toastCard}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-14 font-semibold">{toast.title}</Radix.Title>
        {toast.description && <Radix.Description className="text-13 opacity-85">{toast.description}</Radix.Description>}
        {toast.action && (
          <Radix.Action altText={toast.action.label} onClick={toast.action.onSelect} className={toastAction}>
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label={t('close')} className={toastClose}>
        <X aria-hidden size={18} strokeWidth={1.75} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** A toast that came over an open window would take its Escape: it means the window, unless one is in the toast. */
function closeWindowFirst(event: KeyboardEvent) {
  if (!openWindows.any() || document.activeElement?.closest('[data-toast]')) return;
  event.preventDefault();
  openWindows.closeTopmost();
}
