import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Chip } from '#web/ui/chip.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Field } from '#web/ui/field.tsx';

interface FormTogglesProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  options: readonly { value: string; label: string }[];
}

/** Any of a few: badges switched on and off. The order of the options is kept. */
export function FormToggles<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  options,
}: FormTogglesProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => {
        const chosen: readonly string[] = field.value ?? [];
        const toggled = (value: string) =>
          options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value));
        return (
          <Field label={label} help={help} error={fieldState.error?.message} group required>
            <ChipGroup ref={field.ref}>
              {options.map((option) => (
                <Chip
                  key={option.value}
                  label={option.label}
                  pressed={chosen.includes(option.value)}
                  onPress={() => field.onChange(toggled(option.value))}
                />
              ))}
            </ChipGroup>
          </Field>
        );
      }}
    />
  );
}
