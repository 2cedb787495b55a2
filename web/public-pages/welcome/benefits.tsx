import { BadgeDollarSign, ListOrdered, Scale, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';

const benefits = [
  { key: 'verified', icon: ShieldCheck },
  { key: 'price', icon: BadgeDollarSign },
  { key: 'backup', icon: ListOrdered },
  { key: 'clear', icon: Scale },
] as const;

export function Benefits() {
  const { t } = useTranslation('welcome');
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="page pt-20 lg:pt-28">
      <h2 id="benefits-title" className="text-title">
        {t('benefits.title')}
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {benefits.map(({ key, icon: Icon }) => (
          <li key={key} className="grid">
            <Card padding="normal">
              <Icon aria-hidden size={24} strokeWidth={1.75} className="text-green-ink" />
              <h3 className="mt-4 text-16">{t(`benefits.${key}.title`)}</h3>
              <p className="mt-1.5 text-14 text-ink-soft">{t(`benefits.${key}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
