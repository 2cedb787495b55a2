import { useTranslation } from 'react-i18next';
import { deleteProperty } from '#contract/calls.ts';
import type { Property } from '#contract/properties.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface RemovePropertyDialogProps {
  property: Property;
  onClose: () => void;
}

/** Removes a property after a question; one with live jobs stays, and the dialog says why. */
export function RemovePropertyDialog({ property, onClose }: RemovePropertyDialogProps) {
  const { t } = useTranslation('properties');
  const errorText = useErrorText();
  const remove = useWrite(deleteProperty, {
    onSuccess: () => {
      showToast({ title: t('toasts.removed'), tone: 'success' });
      onClose();
    },
  });
  const inUse = remove.error instanceof ApiError && remove.error.code === 'in_use';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('remove.title', { title: property.title })}
      description={t('remove.text')}
      confirmLabel={t('remove.confirm')}
      loading={remove.isPending}
      disabled={inUse}
      onConfirm={() => remove.mutate({ params: { id: property.id } })}
    >
      {remove.error && (
        <Notice tone="red" live>
          {inUse ? t('remove.inUse') : errorText(remove.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
