import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { dismissToast, type ShownToast } from './toast-state.ts';

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert };

export function ToastRegion({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation('ui');
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t('notification')}>
      <ToastCard key={toast.id} toast={toast} />
      <Radix.Viewport
        hotkey={['F8']}
        label={t('notifications', { hotkey: '{hotkey}' })}
        // at the top on a phone: the buttons needed next are at the bottom
        className="fixed inset-x-4 top-[calc(0.5rem+var(--top-bar)+env(safe-area-inset-top))] z-70 rounded-card in-data-scroll-locked:max-sm:top-4 sm:inset-x-auto sm:end-6 sm:top-auto sm:bottom-[calc(1.5rem+var(--bottom-bar)+var(--thumb-bar)+env(safe-area-inset-bottom))] sm:w-96"
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
      className="flex animate-rise items-start gap-3 rounded-card bg-ink py-3 ps-4 pe-2 text-paper shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-14 font-semibold">{toast.title}</Radix.Title>
        {toast.description && <Radix.Description className="text-13 opacity-85">{toast.description}</Radix.Description>}
        {toast.action && (
          <Radix.Action
            altText={toast.action.label}
            onClick={toast.action.onSelect}
            className="mt-1 inline-flex min-h-8 items-center rounded-mark text-13 font-semibold underline underline-offset-3 outline-paper pointer-coarse:min-h-11"
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={t('close')}
        className="grid size-8 shrink-0 place-items-center rounded-control outline-paper pointer-coarse:size-11"
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </Radix.Close>
    </Radix.Root>
  );
}
