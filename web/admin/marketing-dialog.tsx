import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/admin.ts';
import { updateSettings } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { StatedFigures } from './stated-figures.tsx';

interface MarketingDialogProps {
  /** True to confirm, false to take the confirmation back. */
  confirming: boolean;
  figures: Settings['statedFigures'];
  onClose: () => void;
}

/** Who confirms says in words what they confirm; taking it back needs no words. Both may give a reason. */
export function MarketingDialog({ confirming, figures, onClose }: MarketingDialogProps) {
  const { t } = useTranslation('adminSettings');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [stated, setStated] = useState(false);
  const [missing, setMissing] = useState(false);
  const decide = useDecideMarketing(onClose);
  function send() {
    if (confirming && !stated) return setMissing(true);
    decide.mutate({ body: { marketingConfirmed: confirming, reason: reason.trim() || null } });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !decide.isPending && onClose()}
      title={confirming ? t('confirmTitle') : t('withdrawTitle')}
      description={confirming ? t('confirmText') : t('withdrawText')}
      footer={
        <>
          <Button disabled={decide.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={decide.isPending}>
            {confirming ? t('confirm') : t('withdraw')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {confirming && (
          <>
            <StatedFigures figures={figures} />
            <Field
              label={t('statementLabel')}
              hideLabel
              group
              required
              error={missing && !stated ? t('statementMissing') : null}
            >
              <Checkbox checked={stated} onCheckedChange={setStated} label={t('statement')} />
            </Field>
          </>
        )}
        <Field label={t('reason')} help={t('reasonHelp')} optional>
          <TextArea rows={2} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Confirms the stated figures and testimonials, or takes that back. */
function useDecideMarketing(onDone: () => void) {
  const { t } = useTranslation('adminSettings');
  return useWrite(updateSettings, {
    onSuccess: ({ marketingConfirmed }) => {
      showToast({
        title: t('saved'),
        description: marketingConfirmed ? t('confirmedText') : t('withdrawnText'),
        tone: 'success',
      });
      onDone();
    },
    failed: t('saveFailed'),
  });
}
