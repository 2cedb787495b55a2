import { cx } from 'class-variance-authority';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useFieldControl } from './field-context.ts';
import { inputLine, inputStyle } from './input-style.ts';
import { useReaderLanguage } from './use-reader-language.ts';

/**
 * Several lines, or one that breaks where it has to; grows with what is typed where the browser can. Near `maxLength` it
 * counts; what is pasted beyond it stays and is never cut, and whoever sends it is told to shorten it.
 */
export function TextArea({ className, rows = 4, maxLength, onInput, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  const { box, used, count } = useUsed(rest.value);
  const over = maxLength !== undefined && used > maxLength;
  return (
    <>
      <textarea
        {...rest}
        {...control}
        {...(over && { 'aria-invalid': true })}
        ref={(element) => {
          box.current = element;
          if (typeof rest.ref === 'function') return rest.ref(element);
          if (rest.ref) rest.ref.current = element;
        }}
        rows={rows}
        onInput={(event) => {
          count();
          onInput?.(event);
        }}
        className={cx(
          inputStyle,
          'field-sizing-content',
          rows === 1 ? `${inputLine} resize-none` : 'resize-y px-3 py-2.5 text-16',
          rows > 1 && (rows > 2 ? 'min-h-28' : 'min-h-18'),
          className,
        )}
      />
      {maxLength !== undefined && used > maxLength * 0.9 && <Counter {...{ used, over }} most={maxLength} />}
    </>
  );
}

/** How many characters it holds, typed or put there. */
function useUsed(value: ComponentProps<'textarea'>['value']) {
  const box = useRef<HTMLTextAreaElement | null>(null);
  const [used, setUsed] = useState(0);
  const count = () => setUsed(box.current?.value.length ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is what changes its text
  useLayoutEffect(count, [value]);
  return { box, used, count };
}

function Counter({ used, most, over }: { used: number; most: number; over: boolean }) {
  const { t } = useTranslation('ui');
  const language = useReaderLanguage();
  const numbers = { used: formatNumber(used, language), most: formatNumber(most, language) };
  return (
    <p role="status" className={cx('text-13 tabular-nums', over ? 'text-red-ink' : 'text-ink-soft')}>
      {t(over ? 'charactersOver' : 'characters', numbers)}
    </p>
  );
}
