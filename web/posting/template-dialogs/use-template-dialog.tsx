import { useTranslation } from 'react-i18next';
import { listPostingTemplates } from '#contract/posting-template-calls.ts';
import type { PostingTemplate } from '#contract/posting-templates.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import type { PostingForm } from '../posting-values.ts';
import { filledFrom, fillForm } from './fill-from-template.ts';
import { TemplateRow } from './template-row.tsx';

interface UseTemplateDialogProps {
  form: PostingForm;
  /** Of the property that is chosen. */
  timeZone: string;
  onClose: () => void;
}

/** The host’s templates: a press on one fills the form; each can be renamed and deleted. */
export function UseTemplateDialog({ form, timeZone, onClose }: UseTemplateDialogProps) {
  const { t } = useTranslation('postingTemplates');
  const read = useRead(listPostingTemplates);
  const now = useNow();
  function use(template: PostingTemplate) {
    fillForm(form, filledFrom(template, form.getValues(), { timeZone, now: new Date(now) }));
    showToast({ title: t('filled', { name: template.name }), tone: 'success' });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('label')}
      description={read.data?.length === 0 ? t('empty') : t('text')}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      {read.error && !read.data && <ReadFailed title={t('loadFailed')} read={read} />}
      {read.isLoading && <Skeleton className="h-32" />}
      {read.data && read.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {read.data.map((template) => (
            <TemplateRow key={template.id} template={template} onUse={() => use(template)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
