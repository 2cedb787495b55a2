import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removePostingTemplate, renamePostingTemplate } from '#contract/posting-template-calls.ts';
import type { PostingTemplate } from '#contract/posting-templates.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatMoney, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { RenameForm } from '#web/platform/rename-form.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { TextButton } from '#web/ui/text-button.tsx';

/** One template: what is in it, and what can be done with it. */
export function TemplateRow({ template, onUse }: { template: PostingTemplate; onUse: () => void }) {
  const { t } = useTranslation('postingTemplates');
  const [renaming, setRenaming] = useState(false);
  const params = { id: template.id };
  const rename = useWrite(renamePostingTemplate);
  const remove = useWrite(removePostingTemplate, { failed: t('failed') });
  const words = { label: t('save.name'), taken: t('save.taken'), cancel: t('save.cancel'), save: t('list.save') };
  if (renaming)
    return (
      <li className="py-3">
        <RenameForm
          name={template.name}
          words={words}
          rename={(name) => rename.mutateAsync({ params, body: { name } })}
          onDone={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <button
        type="button"
        onClick={onUse}
        className="min-h-11 min-w-48 flex-1 rounded-control text-start text-14 hover:bg-sunken"
      >
        <bdi className="block font-medium wrap-anywhere">{template.name}</bdi>
        <Contents template={template} />
      </button>
      {/* a team uses the host's templates as they are */}
      {!actingFor() && (
        <span className="flex gap-4 text-13">
          <TextButton onClick={() => setRenaming(true)}>{t('rename')}</TextButton>
          <TextButton onClick={() => remove.mutate({ params })}>{t('delete')}</TextButton>
        </span>
      )}
    </li>
  );
}

/** "Deep · 11:00 AM–3:00 PM · $140.00" */
function Contents({ template: { cleaningType, startTime, endTime, payoutCents } }: { template: PostingTemplate }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const clock = (time: string) => formatTime(`2000-01-01T${time}:00Z`, { language, timeZone: 'UTC' });
  const hours = [startTime, endTime].filter((time) => time !== null).map(clock);
  return (
    <span className="block text-13 text-ink-soft tabular-nums">
      {t(`cleaningType.${cleaningType}`)}
      {hours.length > 0 && (
        <>
          {' · '}
          <bdi>{hours.join('–')}</bdi>
        </>
      )}
      {' · '}
      <bdi>{formatMoney(payoutCents)}</bdi>
    </span>
  );
}
