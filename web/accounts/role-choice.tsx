import { Brush, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';

type GivenRole = 'HOST' | 'CLEANER';

interface RoleChoiceProps {
  value: GivenRole;
  onChange: (role: GivenRole) => void;
}

/** Host or cleaner: what an account is for. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('auth');
  const options = [
    { value: 'HOST', label: t('roles.HOST'), detail: t('roles.hostDetail'), icon: House },
    { value: 'CLEANER', label: t('roles.CLEANER'), detail: t('roles.cleanerDetail'), icon: Brush },
  ] as const;
  return (
    <Field label={t('fields.role')} group required>
      <RadioCards options={options} value={value} onValueChange={onChange} />
    </Field>
  );
}
