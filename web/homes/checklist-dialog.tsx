import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHomeChecklist, saveHomeChecklist } from '#contract/home-calls.ts';
import type { Property } from '#contract/properties.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ChecklistEditor } from './checklist-editor.tsx';
import { ChecklistShown } from './checklist-shown.tsx';
import type { ListedHome } from './copy-from.tsx';

interface ChecklistDialogProps {
  property: Pick<Property, 'id' | 'title' | 'bedrooms' | 'bathrooms'>;
  /** The host's homes, to copy a list from. */
  homes: readonly ListedHome[];
  onClose: () => void;
}

const formId = 'home-checklist-form';

/** A host writes what has to be done in a home; it becomes the checklist of each job there. A viewer reads it. */
export function ChecklistDialog({ property, homes, onClose }: ChecklistDialogProps) {
  const { t } = useTranslation('homes');
  const [saving, setSaving] = useState(false);
  const [blank, setBlank] = useState(true);
  const [unsaved, setUnsaved] = useState(false);
  function close() {
    if (unsaved) showToast({ title: t('checklist.leftUnsaved'), description: t('checklist.leftUnsavedText') });
    onClose();
  }
  const mayChange = may(saveHomeChecklist);
  const saved = useRead(getHomeChecklist, { params: { id: property.id } });
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={close}
      title={t('checklist.title', { title: property.title })}
      description={t('checklist.text')}
      footer={
        <>
          <Button onClick={close}>{t('checklist.close')}</Button>
          {mayChange && !blank && (
            <Button type="submit" form={formId} variant="primary" disabled={!saved.data} loading={saving}>
              {t('checklist.save')}
            </Button>
          )}
        </>
      }
    >
      {saved.data && !mayChange && <ChecklistShown tasks={saved.data.tasks} />}
      {saved.data && mayChange && (
        <ChecklistEditor
          id={formId}
          property={property}
          homes={homes}
          saved={saved.data}
          onSaved={onClose}
          onSaving={setSaving}
          onBlank={setBlank}
          onUnsaved={setUnsaved}
        />
      )}
      {saved.error && !saved.data && <ReadFailed title={t('checklist.failed')} read={saved} />}
      {saved.isPending && <Skeleton className="h-96" />}
    </Dialog>
  );
}
