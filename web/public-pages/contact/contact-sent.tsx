import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type ContactSentProps = { reference: string; email: string; onAnother: () => void };

/** Shown once the server has taken the message, with the name under which it is kept. */
export function ContactSent({ reference, email, onAnother }: ContactSentProps) {
  const { t } = useTranslation('contact');
  return (
    <Card padding="large" role="status" className="grid justify-items-start gap-2">
      <MailCheck aria-hidden size={28} strokeWidth={1.75} className="text-green-ink" />
      <h2 className="text-20">{t('sent')}</h2>
      <p className="text-16 text-ink-soft">{t('sentText', { email })}</p>
      <p className="text-28 font-semibold tabular-nums">
        <bdi>{reference}</bdi>
      </p>
      <Button className="mt-3" onClick={onAnother}>
        {t('another')}
      </Button>
    </Card>
  );
}
