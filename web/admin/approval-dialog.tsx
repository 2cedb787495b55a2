import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/admin.ts';
import { changeSetting } from '#contract/admin-calls.ts';
import { toCents } from '#contract/money.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useTypedCents } from '#web/platform/use-typed-cents.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** What stands there before anybody has chosen a sum. */
const usualLimit = toCents(10_000);

interface ApprovalDialogProps {
  setting: Settings['refundApproval'];
  onClose: () => void;
}

/** Sets the sum beyond which a refund takes two admins, or turns that off, with a reason. */
export function ApprovalDialog({ setting, onClose }: ApprovalDialogProps) {
  const { t } = useTranslation('adminSettings');
  const formId = useId();
  const [on, setOn] = useState(setting.value !== null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const amount = useTypedCents(toCents(setting.value ?? usualLimit), (cents) => cents >= 0);
  const change = useChange(onClose);
  function send() {
    setMissing(!reason.trim());
    if (!reason.trim() || (on && amount.cents === null)) return;
    const { name, version } = setting;
    change.mutate({ params: { name }, body: { value: on ? amount.cents : null, version, reason: reason.trim() } });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={t('approval.title')}
      description={t('approval.needTwo')}
      footer={
        <>
          <Button disabled={change.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
            {t('approval.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Switch checked={on} onCheckedChange={setOn} label={t('approval.switch')} />
        {on && (
          <Field label={t('approval.amount')} error={amount.cents === null ? t('approval.wrong') : null} required>
            <MoneyField {...amount.field} />
          </Field>
        )}
        <Field
          label={t('reason')}
          help={t('approval.reasonKept')}
          error={missing && !reason.trim() ? t('approval.reasonMissing') : null}
          required
        >
          <TextInput maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

function useChange(onClose: () => void) {
  const { t } = useTranslation('adminSettings');
  return useWrite(changeSetting, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('saved'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: onClose,
  });
}
