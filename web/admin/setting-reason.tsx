import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SettingReasonProps {
  value: string;
  onChange: (reason: string) => void;
  /** Somebody has tried to go on without one. */
  tried: boolean;
}

/** Why a setting is decided anew; no decision goes without. */
export function SettingReason({ value, onChange, tried }: SettingReasonProps) {
  const { t } = useTranslation('adminSettings');
  return (
    <Field
      label={t('reason')}
      help={t('approval.reasonKept')}
      error={tried && !value.trim() ? t('approval.reasonMissing') : null}
      required
    >
      <TextInput maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
