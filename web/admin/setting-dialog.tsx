import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSetting } from '#contract/admin-calls.ts';
import type { DecidedSetting } from '#contract/admin-settings.ts';
import { toCents } from '#contract/money.ts';
import { confirmRefund } from '#contract/payout-calls.ts';
import type { SettingValue } from '#contract/setting-rules.ts';
import { splitOf } from '#contract/split.ts';
import { listStaff } from '#contract/staff-calls.ts';
import { staffMay } from '#contract/staff-rights.ts';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { FeeNews } from './fee-news.tsx';
import { isSameValue } from './is-same-value.ts';
import { SettingReason } from './setting-reason.tsx';
import { SettingValueField } from './setting-value.tsx';
import { useLeadsToRefusal } from './use-leads-to-refusal.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingDialogProps {
  setting: DecidedSetting;
  onClose: () => void;
}

/** Changes a setting, with a reason. Where somebody else was faster, what they chose is said and what was typed stays. */
export function SettingDialog({ setting, onClose }: SettingDialogProps) {
  const { t } = useTranslation(['platformSettings', 'adminSettings']);
  const formId = useId();
  const { name, version } = setting;
  const [opened] = useState(setting);
  const [value, setValue] = useState<SettingValue | undefined>(opened.value);
  const [reason, setReason] = useState('');
  const [refusals, setRefusals] = useState(0);
  const tried = refusals > 0;
  const form = useRef<HTMLFormElement>(null);
  useLeadsToRefusal(form, refusals);
  const change = useWrite(changeSetting, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('adminSettings:saved'), tone: 'success' });
    },
    failed: reasonAlone,
  });
  const isAlone = useIsAlone(setting);
  const barred = isAlone && setting.value === null;
  function send() {
    if (value === undefined || isSameValue(value, setting.value) || !reason.trim()) return setRefusals(refusals + 1);
    change.mutate({ params: { name }, body: { value, version, reason: reason.trim() } });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={t(`names.${name}.label`)}
      description={t(`names.${name}.help`)}
      footer={
        <>
          <Button disabled={change.isPending} onClick={onClose}>
            {t('adminSettings:cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={barred} loading={change.isPending}>
            {t('adminSettings:approval.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Remarks setting={setting} seen={opened.version} sent={tried ? value : undefined} />
        <SettingValueField name={name} start={opened.value} onChange={setValue} error={tried} barred={barred} />
        {name === 'platformFeeCents' && typeof value === 'number' && <FeePreview fee={value} />}
        {isAlone && <NeedsTwo />}
        <SettingReason value={reason} onChange={setReason} tried={tried} />
      </form>
    </Dialog>
  );
}

/** Nobody else could confirm a refund: where the limit is off, the server does not switch it on. */
function useIsAlone({ name }: DecidedSetting): boolean {
  const enabled = name === 'refundApprovalCents';
  const { data } = useRead(listStaff, { enabled });
  const able = data?.members.filter(({ staffRole }) => staffMay(staffRole, confirmRefund));
  return enabled && able !== undefined && able.length < 2;
}

function NeedsTwo() {
  const { t } = useTranslation(['adminSettings', 'admin']);
  return (
    <p className="text-13 text-ink-soft">
      {t('approval.needTwo')}{' '}
      <TextLink to={to('adminSection', { section: 'staff' }, { invite: '1' })}>
        {t('admin:tools.actions.invite')}
      </TextLink>
    </p>
  );
}

interface RemarksProps {
  setting: DecidedSetting;
  seen: number;
  /** Undefined until somebody tries to save. */
  sent: SettingValue | undefined;
}

/** What another owner has decided meanwhile, and why nothing was sent. */
function Remarks({ setting: { name, value, version, by }, seen, sent }: RemarksProps) {
  const { t } = useTranslation('platformSettings');
  const say = useSettingWords();
  return (
    <>
      {version !== seen && (
        <Notice tone="amber" live>
          {t('changedNow', { name: by?.name ?? '', value: say(name, value) })}
        </Notice>
      )}
      {sent !== undefined && isSameValue(sent, value) && (
        <Notice tone="amber" live>
          {t('same')}
        </Notice>
      )}
    </>
  );
}

const example = toCents(10_000);

/** What a fee means for both sides of a job. */
function FeePreview({ fee }: { fee: number }) {
  const { t } = useTranslation('platformSettings');
  const split = splitOf(example, { hostFeeCents: toCents(fee), cleanerFeeCents: toCents(fee) });
  return (
    <div className="text-14" role="status">
      <p>
        {t('preview', {
          price: formatMoney(example),
          pays: formatMoney(split.hostPaysCents),
          receives: formatMoney(split.cleanerReceivesCents),
        })}
      </p>
      <FeeNews />
    </div>
  );
}
