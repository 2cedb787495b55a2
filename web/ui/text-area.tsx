import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputStyle } from './input-style.ts';

/** Several lines; grows with what is typed where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      className={cx(inputStyle, 'field-sizing-content min-h-28 resize-y px-3 py-2.5 text-16', className)}
    />
  );
}
