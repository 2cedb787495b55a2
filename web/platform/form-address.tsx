import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormLine } from './form-line.tsx';

interface FormAddressProps<Values extends FieldValues> {
  /** A form with `address: { street, city, state, zipCode }`. */
  form: UseFormReturn<Values>;
  labels: { street: string; city: string; state: string; zip: string };
}

/** The lines of a US address, for a two-column grid. */
export function FormAddress<Values extends FieldValues>({ form, labels }: FormAddressProps<Values>) {
  // the schema says whether a form has an address; a generic form cannot
  const line = (part: string) => ({ form, name: `address.${part}` as FieldPath<Values> });
  return (
    <>
      <FormLine
        {...line('street')}
        label={labels.street}
        autoComplete="street-address"
        dir="auto"
        className="sm:col-span-2"
      />
      <FormLine {...line('city')} label={labels.city} autoComplete="address-level2" />
      <div className="grid grid-cols-2 items-start gap-4">
        <FormLine {...line('state')} label={labels.state} autoComplete="address-level1" />
        <FormLine {...line('zipCode')} label={labels.zip} inputMode="numeric" autoComplete="postal-code" />
      </div>
    </>
  );
}
