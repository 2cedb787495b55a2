import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockCleaner, unblockCleaner } from '#contract/calls.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Blocks after a question; a block is lifted at once. */
export function BlockButton({ cleaner }: { cleaner: KnownCleaner }) {
  const { t } = useTranslation('host');
  const [asking, setAsking] = useState(false);
  const { block, unblock } = useBlocking(() => setAsking(false));
  const { id, name, blocked } = cleaner;
  if (!may(blockCleaner)) return null;
  if (blocked) {
    return (
      <Button
        size="compact"
        aria-label={t('cleaners.unblockOf', { name })}
        loading={unblock.isPending}
        onClick={() => unblock.mutate({ params: { id } })}
      >
        {t('cleaners.unblock')}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="compact"
        variant="quiet"
        aria-label={t('cleaners.blockOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('cleaners.block')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('cleaners.blockTitle')}
        description={t('cleaners.blockText', { name })}
        confirmLabel={t('cleaners.blockConfirm')}
        cancelLabel={t('cleaners.cancel')}
        loading={block.isPending}
        onConfirm={() => block.mutate({ params: { id } })}
      />
    </>
  );
}

function useBlocking(onBlocked: () => void) {
  const { t } = useTranslation('host');
  const block = useWrite(blockCleaner, {
    failed: reasonAlone,
    onSuccess: () => {
      onBlocked();
      showToast({ title: t('cleaners.blockedToast'), tone: 'success' });
    },
  });
  const unblock = useWrite(unblockCleaner, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('cleaners.unblockedToast'), tone: 'success' }),
  });
  return { block, unblock };
}
