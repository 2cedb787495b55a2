import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormLine } from './form-line.tsx';
import { useZipConflict } from './use-zip-conflict.ts';

interface FormAddressProps<Values extends FieldValues> {
  /** A form with `address: { street, city, state, zipCode }`. */
  form: UseFormReturn<Values>;
  labels: { street: string; city: string; state: string; zip: string };
}

/** The lines of a US address, for a two-column grid. */
export function FormAddress<Values extends FieldValues>({ form, labels }: FormAddressProps<Values>) {
  // the schema says whether a form has an address; a generic form cannot
  const nameOf = (part: string) => `address.${part}` as FieldPath<Values>;
  const line = (part: string) => ({ form, name: nameOf(part) });
  const [city = '', state = '', zipCode = ''] = useWatch({
    control: form.control,
    name: [nameOf('city'), nameOf('state'), nameOf('zipCode')],
  });
  const question = useZipConflict(city && state ? `${city}, ${state}` : '', zipCode);
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
        <FormLine
          {...line('zipCode')}
          label={labels.zip}
          help={question}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
    </>
  );
}
