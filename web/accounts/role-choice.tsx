import { Brush, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';

type GivenRole = 'HOST' | 'CLEANER';

interface RoleChoiceProps {
  value: GivenRole;
  onChange: (role: GivenRole) => void;
  /** For which of them nobody may sign up now: it says so, and where the invited still get in once it is chosen. */
  closed?: readonly GivenRole[];
}

/** Host or cleaner: what an account is for. */
export function RoleChoice({ value, onChange, closed = [] }: RoleChoiceProps) {
  const { t } = useTranslation('auth');
  const detailOf = (role: GivenRole, detail: string) => (closed.includes(role) ? t('closed.title') : detail);
  const options = [
    { value: 'HOST', label: t('roles.HOST'), detail: detailOf('HOST', t('roles.hostDetail')), icon: House },
    { value: 'CLEANER', label: t('roles.CLEANER'), detail: detailOf('CLEANER', t('roles.cleanerDetail')), icon: Brush },
  ] as const;
  return (
    <Field label={t('fields.role')} group required>
      <RadioCards options={options} value={value} onValueChange={onChange} />
    </Field>
  );
}
