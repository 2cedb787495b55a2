import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockCleaner, unblockCleaner } from '#contract/calls.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
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
      <BlockQuestion {...{ cleaner, block }} open={asking} onOpenChange={setAsking} />
    </>
  );
}

/** The same behind the dots of a card, where it is not pressed by mistake. */
export function CleanerMenu({ cleaner }: { cleaner: KnownCleaner }) {
  const { t } = useTranslation('host');
  const [asking, setAsking] = useState(false);
  const { block } = useBlocking(() => setAsking(false));
  const { name } = cleaner;
  if (!may(blockCleaner)) return null;
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('cleaners.moreOf', { name })} />}
        items={[{ label: t('cleaners.blockOf', { name }), danger: true, onSelect: () => setAsking(true) }]}
      />
      <BlockQuestion {...{ cleaner, block }} open={asking} onOpenChange={setAsking} />
    </>
  );
}

interface BlockQuestionProps {
  cleaner: KnownCleaner;
  block: ReturnType<typeof useBlocking>['block'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function BlockQuestion({ cleaner: { id, name }, block, open, onOpenChange }: BlockQuestionProps) {
  const { t } = useTranslation('host');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cleaners.blockTitle')}
      description={
        <>
          {t('cleaners.blockText', { name })}
          <span className="mt-2 block">{t('cleaners.blockAlso')}</span>
        </>
      }
      confirmLabel={t('cleaners.blockConfirm')}
      cancelLabel={t('cleaners.cancel')}
      loading={block.isPending}
      onConfirm={() => block.mutate({ params: { id } })}
    />
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
