import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveCleaner } from '#contract/helper-calls.ts';
import type { HelperList } from '#contract/helpers.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { OwnWork } from './own-work.tsx';

/** The cleaners whom one helps, each with the way out; and, for who only helps, the way to jobs of their own. */
export function WhomOneHelps({ helping, only }: Pick<HelperList, 'helping'> & { only: boolean }) {
  const { t } = useTranslation('helpers');
  return (
    <Section title={t('helping.title')} description={t('helping.text')}>
      <ul className="divide-y divide-line">
        {helping.map((cleaner) => (
          <Helped key={cleaner.id} cleaner={cleaner} />
        ))}
      </ul>
      {only && (
        <div className="border-t border-line pt-4">
          <OwnWork />
        </div>
      )}
    </Section>
  );
}

function Helped({ cleaner: { id, name } }: { cleaner: HelperList['helping'][number] }) {
  const { t } = useTranslation('helpers');
  const [asking, setAsking] = useState(false);
  const leave = useWrite(leaveCleaner, {
    failed: reasonAlone,
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('leave.done'), tone: 'success' });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <p className="min-w-0 text-16 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <Button size="compact" aria-label={t('leave.of', { name })} onClick={() => setAsking(true)}>
        {t('leave.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leave.title', { name: `\u2068${name}\u2069` })}
        description={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        loading={leave.isPending}
        onConfirm={() => leave.mutate({ params: { id } })}
      />
    </li>
  );
}
