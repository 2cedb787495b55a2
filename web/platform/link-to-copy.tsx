import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface LinkToCopyProps {
  url: string;
  /** What the link is called, what the button says, and what is said afterwards. */
  words: Record<'address' | 'copy' | 'copied' | 'copyFailed', string>;
}

/** A link in a line of its own, to be copied. */
export function LinkToCopy({ url, words }: LinkToCopyProps) {
  const field = useRef<HTMLDivElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: words.copied, tone: 'success' });
    } catch {
      // Without https, or where the reader forbids it, a browser copies only what is selected.
      field.current?.querySelector('input')?.select();
      showToast({ title: words.copyFailed });
    }
  }
  return (
    <div ref={field} className="flex flex-wrap items-end gap-2">
      <Field label={words.address} className="min-w-0 flex-1 basis-64">
        <TextInput readOnly dir="ltr" value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button icon={Copy} className="min-h-11" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
