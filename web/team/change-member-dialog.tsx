import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#contract/team.ts';
import { changeMember } from '#contract/team-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { RoleAndHomes, type RoleAndHomesValue } from './role-and-homes.tsx';

/** Another role, or other homes, for somebody on the team. */
export function ChangeMemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { t } = useTranslation(['team', 'common']);
  const [value, setValue] = useState<RoleAndHomesValue>({ role: member.role, homeIds: member.homeIds });
  const [none, setNone] = useState(false);
  const change = useWrite(changeMember, {
    failed: reasonAlone,
    onSuccess: () => {
      onClose();
      showToast({ title: t('change.done'), tone: 'success' });
    },
  });
  const save = () => {
    if (value.homeIds?.length === 0) return setNone(true);
    change.mutate({ params: { id: member.id }, body: value });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={t('change.title', { name: `\u2068${member.name}\u2069` })}
      footer={
        <>
          <Button disabled={change.isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="primary" loading={change.isPending} onClick={save}>
            {t('change.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RoleAndHomes
          value={value}
          error={none ? t('homes.choose') : undefined}
          onChange={(chosen) => {
            setNone(false);
            setValue(chosen);
          }}
        />
      </div>
    </Dialog>
  );
}
