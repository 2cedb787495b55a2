import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { minimumBidCents } from '#contract/money.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface InvitationProps {
  name: string;
  payoutCents: number;
  message: string;
  onMessageChange: (message: string) => void;
  onRemove: () => void;
}

/** The cleaner who is asked first, once the job is posted. */
export function Invitation({ name, payoutCents, message, onMessageChange, onRemove }: InvitationProps) {
  const { t } = useTranslation(['posting', 'validation']);
  const tooLow = payoutCents < minimumBidCents;
  return (
    <div className="grid gap-3">
      <Notice
        tone={tooLow ? 'red' : 'green'}
        icon={UserRoundCheck}
        title={t('invite.title', { name })}
        action={<TextButton onClick={onRemove}>{t('invite.remove')}</TextButton>}
      >
        {tooLow ? t('validation:invitePayout') : t('invite.text', { name })}
      </Notice>
      <Field label={t('invite.message', { name })} optional>
        <TextArea rows={2} maxLength={500} value={message} onChange={(event) => onMessageChange(event.target.value)} />
      </Field>
    </div>
  );
}
