import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportMe } from '#contract/account-calls.ts';
import type { User } from '#contract/accounts.ts';
import { send } from '#web/platform/api.ts';
import { FileButton } from '#web/platform/file-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { Section } from '#web/ui/section.tsx';

const DeleteDialog = fetchedAhead(() => import('./delete-account-dialog.tsx').then((file) => file.DeleteAccountDialog));

/** A copy of everything about somebody, and the way out for good. */
export function AccountData({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const { t } = useTranslation('accountSafety');
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-10">
      <Section id="data" title={t('data.title')} description={t('data.text')}>
        <FileButton
          ask={() => send(exportMe)}
          name={`freshkey-data-${new Date().toISOString().slice(0, 10)}.zip`}
          failed={t('data.failed')}
        >
          {t('data.download')}
        </FileButton>
      </Section>
      <Section id="delete" title={t('delete.title')} description={t('delete.text')}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
        <OnceOpen open={open}>
          <DeleteDialog user={user} open={open} onClose={() => setOpen(false)} onDeleted={onDeleted} />
        </OnceOpen>
      </Section>
    </div>
  );
}
