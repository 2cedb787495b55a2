import { useTranslation } from 'react-i18next';
import { chooseHelpers, listHelpers } from '#contract/helper-calls.ts';
import type { HelperOfJob } from '#contract/helper-of-job.ts';
import { to } from '#web/paths.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { formatList } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface ChooseHelpersProps {
  jobId: string;
  chosen: readonly HelperOfJob[];
}

/** One switch for each helper. Nobody comes along until the cleaner says so, and the host is told. */
export function ChooseHelpers({ jobId, chosen }: ChooseHelpersProps) {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const list = useRead(listHelpers);
  const choose = useChoose();
  // what was pressed shows at once; a refusal brings back what stands
  const coming = (choose.isPending && choose.variables.body.helperIds) || chosen.map(({ id }) => id);
  const set = (id: string, comes: boolean) =>
    choose.mutate({
      params: { id: jobId },
      body: { helperIds: comes ? [...coming, id] : coming.filter((other) => other !== id) },
    });
  if (list.error) return <ReadFailed title={t('failed')} read={list} />;
  if (!list.data) return <Skeleton className="h-11" />;
  const { helpers } = list.data;
  // an initial’s full stop would stand before that of the sentence
  const fullNames = new Map(helpers.map(({ id, name }) => [id, name]));
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-soft">
        {chosen.length > 0
          ? t('who.coming', {
              names: formatList(
                chosen.map(({ id, name }) => `\u2068${fullNames.get(id) ?? name}\u2069`),
                language,
              ),
            })
          : t(helpers.length === 0 ? 'who.nobody' : 'who.text')}
      </p>
      {helpers.map(({ id, name, check, mayCome }) => (
        <Switch
          key={id}
          className="min-h-11 items-center"
          label={<bdi>{name}</bdi>}
          detail={!mayCome && t(check === 'APPROVED' ? 'check.notNow' : 'check.notYet')}
          checked={coming.includes(id)}
          disabled={choose.isPending || (!mayCome && !coming.includes(id))}
          onCheckedChange={(comes) => set(id, comes)}
        />
      ))}
      <TextLink to={to('cleanerHelpers')} className="inline-flex items-center text-14 pointer-coarse:min-h-11">
        {t(helpers.length === 0 ? 'who.invite' : 'who.manage')}
      </TextLink>
    </div>
  );
}

function useChoose() {
  const { t } = useTranslation('helpers');
  return useWrite(chooseHelpers, {
    failed: ({ error, reason }) => {
      const isElsewhere = isRefusal(error, 'schedule_conflict') || isRefusal(error, 'busy_time');
      const isAway = isRefusal(error, 'stale');
      const title = isElsewhere ? t('who.elsewhere') : isAway ? t('who.unavailable') : reason;
      return { title, tone: 'danger' };
    },
  });
}
