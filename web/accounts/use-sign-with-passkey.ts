import { useState } from 'react';
import type { RequestOptions, UsedPasskey } from '#contract/passkeys.ts';

interface Signing {
  onSigned: (passkey: UsedPasskey) => void;
  /** Called off in the browser's window, or taken too long. */
  onFailed: () => void;
}

/** Has the browser ask for a passkey. It opens its window for that only after a press. */
export function useSignWithPasskey({ onSigned, onFailed }: Signing) {
  const [signing, setSigning] = useState(false);
  const sign = async (options: RequestOptions) => {
    setSigning(true);
    try {
      const { signWithPasskey } = await import('./web-authn.ts');
      onSigned(await signWithPasskey(options));
    } catch {
      onFailed();
    } finally {
      setSigning(false);
    }
  };
  return { signing, sign };
}
