import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

interface FormLineProps<Values extends FieldValues> extends Omit<TextInputProps, 'form' | 'name'> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  optional?: boolean;
  /** Converts the typed text, for example `numberOrUndefined`. */
  read?: (typed: string) => unknown;
  className?: string;
}

/** One line of a form with its label, help and error. */
export function FormLine<Values extends FieldValues>(props: FormLineProps<Values>) {
  const { form, name, label, help, optional = false, read, className, ...input } = props;
  const { error } = form.getFieldState(name, form.formState);
  // register's options depend on the type of the field, which this component leaves open
  const options = (read ? { setValueAs: read } : undefined) as RegisterOptions<Values, typeof name> | undefined;
  return (
    <Field
      label={label}
      help={help}
      error={error?.message}
      required={!optional}
      optional={optional}
      className={className}
    >
      <TextInput {...input} {...form.register(name, options)} />
    </Field>
  );
}
