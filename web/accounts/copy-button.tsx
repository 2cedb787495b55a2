import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Copies a text, and says so where it was pressed. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('twoFactor');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ title: t('copyFailed'), tone: 'danger' });
    }
  };
  return (
    <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('copied') : label}</span>
    </Button>
  );
}
