import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

interface BankQuestionProps {
  onAnswer: (approve: boolean) => void;
  busy: boolean;
}

/** The sandbox's bank asks the card's owner, as real banks do before some payments. */
export function BankQuestion({ onAnswer, busy }: BankQuestionProps) {
  const { t } = useTranslation('paying');
  return (
    <section aria-labelledby="bank-question" className="grid gap-3 rounded-card border border-line-strong p-5">
      <Landmark aria-hidden size={24} strokeWidth={1.75} className="text-green-ink" />
      <h3 id="bank-question" className="text-16">
        {t('bank.title')}
      </h3>
      <p className="text-14 text-ink-soft">{t('bank.text')}</p>
      <div className="flex flex-wrap-reverse gap-2 *:grow">
        <Button variant="danger" disabled={busy} onClick={() => onAnswer(false)}>
          {t('bank.deny')}
        </Button>
        <Button variant="primary" loading={busy} onClick={() => onAnswer(true)}>
          {t('bank.approve')}
        </Button>
      </div>
    </section>
  );
}
