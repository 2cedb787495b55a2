import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeadsToRefusal } from '#web/admin/use-leads-to-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { isEnter } from '#web/ui/is-enter.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  /** Null where nothing is to be decided, as `children` say: no reason is asked for, and the only way is back. */
  confirm: string | null;
  sending: boolean;
  /** False while something else in the dialog is missing or wrong. */
  ready?: boolean;
  /** True until it is known what would follow: before that, nothing is sent. */
  waiting?: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  /** It was to be sent without a reason, or while it was not ready: what is wrong is said beside it. */
  onRefused?: () => void;
  /** What becomes of the reason. */
  reasonHelp?: string | null;
  /** What else has to be said or chosen. */
  children?: ReactNode;
  /** What stands below the reason: what would follow. */
  below?: ReactNode;
  /** Somebody will read it who has to understand: there is room for more than a line, and it is kept as one. */
  long?: boolean | undefined;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Instead of the usual words. */
  words?: { keep?: string; reason?: string; missing?: string } | undefined;
}

/** What an admin decides about someone's money, work or words: it needs a reason, which is kept. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, sending, ready = true, waiting, onClose, children, danger, words } = props;
  const { t } = useTranslation('admin');
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { form, reason, setReason, missing, send } = useReason(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {words?.keep ?? t('money.cancel')}
          </Button>
          {confirm && (
            <Button
              ref={button}
              type="submit"
              form={formId}
              variant={danger ? 'danger-solid' : 'primary'}
              disabled={waiting}
              loading={sending}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onKeyDown={reason.trim() && ready ? leadTo(button) : undefined}
        onSubmit={send}
      >
        {children}
        {confirm && (
          <ReasonField {...{ reason, missing, words }} long={props.long} help={props.reasonHelp} onChange={setReason} />
        )}
        {props.below}
      </form>
    </Dialog>
  );
}

/** The reason as it is typed; it is sent where everything else is there as well. */
function useReason({ sending, ready = true, waiting, onConfirm, onRefused }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useLeadsToRefusal(form, refusals);
  function send(event: FormEvent) {
    event.preventDefault();
    if (sending || waiting) return;
    setMissing(!reason.trim());
    if (reason.trim() && ready) return onConfirm(reason.trim().replace(/\s+/g, ' '));
    setRefusals(refusals + 1);
    onRefused?.();
  }
  return { form, reason, setReason, missing, send };
}

interface ReasonFieldProps extends Pick<ReasonDialogProps, 'words' | 'long'> {
  reason: string;
  missing: boolean;
  help: ReasonDialogProps['reasonHelp'];
  onChange: (reason: string) => void;
}

function ReasonField({ reason, missing, words, long, help, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <Field
      label={words?.reason ?? t('money.reason')}
      help={help}
      error={missing && !reason.trim() ? (words?.missing ?? t('money.reasonMissing')) : null}
      required
    >
      {long ? (
        <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextInput maxLength={500} value={reason} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

/** Only the button decides: of what is complete, Enter in a field leads to it; of what is not, it says what is missing. */
const leadTo =
  (button: RefObject<HTMLButtonElement | null>) =>
  (event: KeyboardEvent<HTMLFormElement>): void => {
    if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    button.current?.focus();
  };
