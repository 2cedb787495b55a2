import { CodeField } from '#web/ui/code-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface AppCodeFieldProps {
  label: string;
  /** A recovery code is typed instead of six digits. */
  recovery?: boolean;
  error: string | null;
  value: string;
  onValueChange: (typed: string) => void;
  /** Called once the sixth digit is entered. */
  onComplete?: (digits: string) => void;
}

/** The six digits of an authenticator app, or a recovery code. */
export function AppCodeField({ label, recovery, error, value, onValueChange, onComplete }: AppCodeFieldProps) {
  return (
    <Field label={label} error={error} required>
      {recovery ? (
        <TextInput
          autoFocus
          dir="ltr"
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={(event) => onValueChange(event.target.value)}
        />
      ) : (
        <CodeField autoFocus length={6} value={value} onValueChange={onValueChange} onComplete={onComplete} />
      )}
    </Field>
  );
}
