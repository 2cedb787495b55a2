import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeHelper } from '#contract/helper-calls.ts';
import type { Helper } from '#contract/helpers.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CheckBadge } from './check-badge.tsx';

/** A helper with what their check says, and the end of it after a question. */
export function HelperRow({ helper: { id, name, city, state, check, mayCome } }: { helper: Helper }) {
  const { t } = useTranslation('helpers');
  const [asking, setAsking] = useState(false);
  const remove = useWrite(removeHelper, {
    failed: reasonAlone,
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('remove.done'), tone: 'success' });
    },
  });
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <PersonRow
      name={name}
      about={
        <>
          {place && (
            <p className="text-13 text-ink-soft">
              <bdi>{place}</bdi>
            </p>
          )}
          <p>
            <CheckBadge check={check} mayCome={mayCome} />
          </p>
        </>
      }
    >
      <Button size="compact" aria-label={t('remove.of', { name })} onClick={() => setAsking(true)}>
        {t('remove.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('remove.title', { name: `\u2068${name}\u2069` })}
        description={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
      />
    </PersonRow>
  );
}
