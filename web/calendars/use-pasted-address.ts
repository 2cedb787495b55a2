import { useEffect } from 'react';
import { isFeedAddress } from './recognize.ts';

/** Listens for a feed's address that is pasted anywhere on the page, except where a text is being written. */
export function usePastedAddress(isListening: boolean, onAddress: (address: string) => void): void {
  useEffect(() => {
    if (!isListening) return;
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]')) return;
      const text = clipboardData?.getData('text').trim() ?? '';
      if (!isFeedAddress(text)) return;
      event.preventDefault();
      onAddress(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isListening, onAddress]);
}
