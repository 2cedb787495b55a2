import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSettingVersions, restoreSetting } from '#contract/admin-calls.ts';
import type { DecidedSetting, SettingVersion } from '#contract/admin-settings.ts';
import { type SettingValue, settingRules } from '#contract/setting-rules.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { changesOf } from './changes-of.ts';
import { FeeNews } from './fee-news.tsx';
import { isSameValue } from './is-same-value.ts';
import { isBanner } from './kinds-of-value.ts';
import { SettingReason } from './setting-reason.tsx';
import { useBannerScope } from './use-banner-scope.ts';
import { useMay } from './use-may.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingHistoryProps {
  setting: DecidedSetting;
  onClose: () => void;
}

/** What can be restored; version 0 is the software’s default, which nobody decided. */
type Earlier = Pick<SettingVersion, 'version' | 'value'>;

/** Every decision about a setting, newest first: who, when, what it was and became, and why; an earlier one comes back from here, and the default. */
export function SettingHistory({ setting, onClose }: SettingHistoryProps) {
  const { t } = useTranslation(['adminSettings', 'platformSettings']);
  const pages = usePages(listSettingVersions, { name: setting.name, limit: 20 });
  const [asked, setAsked] = useState<Earlier | null>(null);
  if (asked) return <Restore setting={setting} to={asked} onClose={() => setAsked(null)} onDone={onClose} />;
  const { items, error, loadMore, loadingMore } = pages;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('platformSettings:history', { setting: t(`platformSettings:names.${setting.name}.label`) })}
    >
      {!items && error ? (
        <ReadFailed title={t('approval.historyFailed')} read={pages} />
      ) : items?.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('approval.historyEmpty')}</p>
      ) : items ? (
        <ul className="divide-y divide-line">
          {items.map((version) => (
            <VersionLine key={version.id} version={version} now={setting} onRestore={() => setAsked(version)} />
          ))}
          {!loadMore && <DefaultLine now={setting} onRestore={setAsked} />}
        </ul>
      ) : (
        <SkeletonRows rows={3} />
      )}
      {loadMore && (
        <Button className="mt-3" loading={loadingMore} onClick={loadMore}>
          {t('approval.more')}
        </Button>
      )}
    </Dialog>
  );
}

interface VersionLineProps {
  version: SettingVersion;
  now: DecidedSetting;
  onRestore: () => void;
}

function VersionLine({ version, now, onRestore }: VersionLineProps) {
  const { t } = useTranslation(['adminSettings', 'reports']);
  const moment = useOperatorTime();
  const { name, by, at, reason, isCurrent, value, before } = version;
  const word = useSettingWords();
  const scope = useBannerScope();
  return (
    <li className="flex items-start justify-between gap-4 py-3 text-14">
      <div className="min-w-0">
        {changesOf(before, value).map((change) => (
          <p key={change.key} className="font-medium tabular-nums wrap-anywhere">
            {change.rule && <span className="font-normal text-ink-soft">{t(`reports:rules.${change.rule}`)} </span>}
            {change.language && <span className="font-normal text-ink-soft">{change.language} </span>}
            {t('approval.changed', { before: word(name, change.before), after: word(name, change.after) })}
          </p>
        ))}
        {isBanner(value) && <p className="text-13 text-ink-soft">{scope(value)}</p>}
        <p className="text-13 text-ink-soft">{t('approval.by', { name: by.name, when: moment(at) })}</p>
        {reason && <bdi className="block text-13 wrap-anywhere">{reason}</bdi>}
      </div>
      {isCurrent ? (
        <Badge tone="green">{t('approval.current')}</Badge>
      ) : (
        <RestoreButton to={value} now={now} onPress={onRestore} />
      )}
    </li>
  );
}

/** What was in force before the first decision. */
function DefaultLine({ now, onRestore }: { now: DecidedSetting; onRestore: (to: Earlier) => void }) {
  const { t } = useTranslation('platformSettings');
  const word = useSettingWords();
  const value = settingRules[now.name].usual;
  return (
    <li className="flex items-start justify-between gap-4 py-3 text-14 text-ink-soft tabular-nums">
      {t('usual', { value: word(now.name, value) })}
      <RestoreButton to={value} now={now} onPress={() => onRestore({ version: 0, value })} />
    </li>
  );
}

interface RestoreButtonProps {
  to: SettingValue;
  now: DecidedSetting;
  onPress: () => void;
}

/** Only where it would change something. */
function RestoreButton({ to, now, onPress }: RestoreButtonProps) {
  const { t } = useTranslation('adminSettings');
  const { may } = useMay();
  if (isSameValue(to, now.value) || !may(restoreSetting)) return null;
  return (
    <Button size="compact" onClick={onPress}>
      {t('approval.restore')}
    </Button>
  );
}

interface RestoreProps extends SettingHistoryProps {
  to: Earlier;
  onDone: () => void;
}

function Restore({ setting: { name, version }, to, onClose, onDone }: RestoreProps) {
  const { t } = useTranslation('adminSettings');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const word = useSettingWords();
  const restore = useWrite(restoreSetting, {
    onSuccess: () => {
      onDone();
      showToast({ title: t('saved'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: onClose,
  });
  function send() {
    setMissing(!reason.trim());
    if (reason.trim()) restore.mutate({ params: { name }, body: { to: to.version, version, reason: reason.trim() } });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !restore.isPending && onClose()}
      title={t('approval.restoreTitle')}
      description={t('approval.restoreText', { value: word(name, to.value) })}
      footer={
        <>
          <Button disabled={restore.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={restore.isPending}>
            {t('approval.restore')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {name === 'platformFeeCents' && <FeeNews />}
        <SettingReason value={reason} onChange={setReason} tried={missing} />
      </form>
    </Dialog>
  );
}
