import { CircleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, type ShownToast } from './toast-state.ts';
import { toastAction, toastCard, toastClose, toastPlace, toastStays } from './toast-style.ts';
import { useLeavesWay } from './use-leaves-way.ts';
import { useToastEdge } from './use-toast-edge.ts';

/** The toast of a page that lost its connection before it had the real one: every page brings it along. */
export function PlainToast({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation('ui');
  const { id, open, title, description, action } = toast;
  const edge = useToastEdge(id);
  useLeavesWay(toast);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => dismissToast(id), toastStays);
    return () => clearTimeout(timer);
  }, [id, open]);
  return (
    <div role="alert" data-edge={edge} data-corner="bottom-start" data-toast className={toastPlace}>
      {open && (
        <div className={toastCard}>
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="text-14 font-semibold">{title}</p>
            {description && <p className="text-13 opacity-85">{description}</p>}
            {action && (
              <button
                type="button"
                className={toastAction}
                onClick={() => {
                  action.onSelect();
                  dismissToast(id);
                }}
              >
                {action.label}
              </button>
            )}
          </div>
          <button type="button" aria-label={t('close')} className={toastClose} onClick={() => dismissToast(id)}>
            <X aria-hidden size={18} strokeWidth={1.75} />
          </button>
        </div>
      )}
    </div>
  );
}
