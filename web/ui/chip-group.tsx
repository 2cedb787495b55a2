import type { ReactNode, Ref } from 'react';
import { useFieldGroup } from './field-context.ts';

/** Chips that answer one question. Use it inside `<Field group>`; focus comes here if the answer is refused. */
export function ChipGroup({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  const { 'aria-invalid': _, ...group } = useFieldGroup();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is named by a legend; here the Field's label names it
    <div ref={ref} role="group" tabIndex={-1} {...group} className="flex flex-wrap gap-2 rounded-control">
      {children}
    </div>
  );
}
