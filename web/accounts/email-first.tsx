import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForEmailWith } from '#web/platform/email-first.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { type CodeRequest, codeRequested } from './code-request.ts';
import { useRequestLoginCode } from './use-request-login-code.ts';

const ConfirmEmailForm = fetchedAhead(() => import('./confirm-email-form.tsx').then((file) => file.ConfirmEmailForm));

/**
 * Whatever is refused because the e-mail is not proven waits here for the code and is then sent again as it was: nobody
 * fills in a form in vain. Whoever puts the dialog away is told that nothing was saved.
 */
export function EmailFirst({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState<CodeRequest | null>(null);
  const waiting = useRef<((proven: boolean) => void)[]>([]);
  const proven = useRef(false);
  const noteProven = () => {
    proven.current = true;
  };
  const settle = (sendAgain: boolean) => {
    for (const go of waiting.current.splice(0)) go(sendAgain);
    setCode(null);
  };
  const request = useRequestLoginCode({
    onSent: () => setCode(codeRequested(email, Date.now())),
    onFailed: () => settle(false),
  });
  const begin = useRef(() => {});
  useEffect(() => {
    begin.current = () => request.mutate({ body: { email } });
  });
  useEffect(() => {
    const waits = waiting.current;
    askForEmailWith(
      () =>
        new Promise((resolve) => {
          // what is refused meanwhile waits for the same code
          if (waits.push(resolve) === 1) begin.current();
        }),
    );
    return () => {
      askForEmailWith(null);
      // it goes when the e-mail is proven, but also when somebody logs out or is somebody else by now: then nothing is sent
      for (const go of waits.splice(0)) go(proven.current);
    };
  }, []);
  return (
    <Dialog
      open={code !== null}
      onOpenChange={() => settle(false)}
      title={t('confirm.title')}
      description={t('confirm.first', { email })}
    >
      {code && <ConfirmEmailForm request={code} onProven={noteProven} />}
    </Dialog>
  );
}
