import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsers } from '#contract/admin-calls.ts';
import { getJob } from '#contract/calls.ts';
import { reassignJob } from '#contract/job-calls.ts';
import type { Job, JobDetail } from '#contract/jobs.ts';
import { platformFeeCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useSettled } from '#web/platform/use-settled.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from '../admin/reason-dialog.tsx';

const active = { role: 'CLEANER', status: 'active', sort: 'name', limit: 20 } as const;

/** Why a job is taken from its cleaner, and who is to be asked should nobody on the ladder take over. */
export function ReassignDialog({ job, onClose }: { job: Pick<Job, 'id' | 'cleanerId'>; onClose: () => void }) {
  const { t } = useTranslation('reassign');
  const [inviteId, setInviteId] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const cleaners = useRead(listUsers, { query: { q: useSettled(typed.trim()), ...active } });
  const others = (cleaners.data ?? []).filter(({ id }) => id !== job.cleanerId);
  const { data: detail } = useRead(getJob, { params: { id: job.id } });
  const name = detail?.cleaner?.name;
  const reassign = useWrite(reassignJob, {
    onSuccess: ({ status }) => {
      onClose();
      showToast({ title: t(status === 'OPEN' ? 'reopened' : 'passedOn'), tone: 'success' });
    },
    failed: reasonAlone,
  });
  return (
    <ReasonDialog
      title={name ? t('title', { name: `\u2068${name}\u2069` }) : t('open')}
      text={t('text')}
      confirm={t('open')}
      words={{ keep: t('keep') }}
      long
      sending={reassign.isPending}
      onClose={onClose}
      onConfirm={(reason) => reassign.mutate({ params: { id: job.id }, body: { reason, inviteId } })}
    >
      {detail && <Next detail={detail} />}
      <Field label={t('invite')} help={t('inviteHelp')} optional>
        <Combobox
          options={others.map(({ id, name, email }) => ({ value: id, label: name, detail: email }))}
          onSearch={setTyped}
          value={inviteId}
          onValueChange={setInviteId}
          loading={cleaners.isPending}
          emptyLabel={t('nobody')}
        />
      </Field>
    </ReasonDialog>
  );
}

/** Who has agreed to take over, and at what price. */
function Next({ detail: { team, cleanerId, payoutCents, hostFeeCents } }: { detail: JobDetail }) {
  const { t } = useTranslation('reassign');
  const [next] = team.filter((one) => one.cleanerId !== cleanerId).sort((one, other) => one.rank - other.rank);
  const price = next?.amountCents;
  const fee = hostFeeCents ?? platformFeeCents;
  const isOther = price !== undefined && price !== payoutCents;
  return (
    <div className="text-14">
      <p className="font-medium">
        {next
          ? t('next', { name: `\u2068${next.name}\u2069`, price: price === undefined ? '' : formatMoney(price) })
          : t('noBackup')}
      </p>
      {isOther && <p>{t('hostPrice', { before: formatMoney(payoutCents + fee), after: formatMoney(price + fee) })}</p>}
    </div>
  );
}
