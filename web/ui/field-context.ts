import { createContext, useContext, useId } from 'react';

/** What a Field tells the control inside it. */
export type FieldContextValue = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldContextValue | null>(null);

type OwnProps = { id?: string; required?: boolean; 'aria-describedby'?: string; 'aria-invalid'?: unknown };

/** The attributes a control takes from its Field; its own props win, and it also works without one. */
export function useFieldControl(own: OwnProps) {
  const field = useContext(FieldContext);
  const fallback = useId();
  return {
    id: own.id ?? field?.id ?? fallback,
    required: own.required ?? field?.required ?? false,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ? true : field?.invalid || undefined,
  } as const;
}

/** For controls made of several inputs: they are named by the Field's label instead of pointing at it. */
export function useFieldGroup() {
  const field = useContext(FieldContext);
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  } as const;
}
