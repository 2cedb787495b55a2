import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

export type DialogHeadProps = { title: string; description?: ReactNode; extra?: ReactNode };

/** The title, sentence and close button of a dialog or a sheet. */
export function DialogHead({ title, description, extra }: DialogHeadProps) {
  const { t } = useTranslation('ui');
  return (
    <div className="flex items-start gap-3 px-5 pt-4 pb-3">
      <div className="min-w-0 flex-1 pt-1">
        <Radix.Title className="text-18">{title}</Radix.Title>
        {description && (
          <Radix.Description asChild>
            <div className="mt-1 text-14 text-ink-soft">{description}</div>
          </Radix.Description>
        )}
      </div>
      {extra}
      <Radix.Close asChild>
        <IconButton icon={X} label={t('close')} className="-me-2" />
      </Radix.Close>
    </div>
  );
}
