import { useTranslation } from 'react-i18next';
import { type StaffRole, staffRoles } from '#contract/staff-rights.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';

interface StaffRoleChoiceProps {
  label: string;
  value: StaffRole;
  onChange: (role: StaffRole) => void;
  error?: string | null;
}

/** The roles with what each may do. */
export function StaffRoleChoice({ label, value, onChange, error }: StaffRoleChoiceProps) {
  const { t } = useTranslation('staff');
  const options = staffRoles.map((role) => ({
    value: role,
    label: t(`roles.${role}`),
    detail: t(`roleText.${role}`),
  }));
  return (
    <Field group label={label} error={error}>
      <RadioCards options={options} value={value} onValueChange={onChange} />
    </Field>
  );
}
