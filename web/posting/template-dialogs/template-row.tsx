import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removePostingTemplate, renamePostingTemplate } from '#contract/posting-template-calls.ts';
import type { PostingTemplate } from '#contract/posting-templates.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { formatMoney, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** One template: what is in it, and what can be done with it. */
export function TemplateRow({ template, onUse }: { template: PostingTemplate; onUse: () => void }) {
  const { t } = useTranslation('postingTemplates');
  const [renaming, setRenaming] = useState(false);
  const remove = useWrite(removePostingTemplate, { failed: t('failed') });
  if (renaming) return <RenameForm template={template} onDone={() => setRenaming(false)} />;
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
          <TextButton onClick={() => remove.mutate({ params: { id: template.id } })}>{t('delete')}</TextButton>
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

function RenameForm({ template: { id, name }, onDone }: { template: PostingTemplate; onDone: () => void }) {
  const { t } = useTranslation('postingTemplates');
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const rename = useWrite(renamePostingTemplate, {
    onSuccess: onDone,
    onError: ({ error, fields, reason }) =>
      setFault(isRefusal(error, 'already_exists') ? t('save.taken') : (fields.name ?? reason)),
    failed: () => null,
  });
  return (
    <li className="py-3">
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // for React, this dialog is inside the form that it fills
          event.stopPropagation();
          rename.mutate({ params: { id }, body: { name: typed } });
        }}
      >
        <Field label={t('save.name')} error={fault} required>
          <TextInput
            autoFocus
            autoComplete="off"
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <p className="flex gap-2">
          <Button size="compact" onClick={onDone}>
            {t('save.cancel')}
          </Button>
          <Button size="compact" type="submit" variant="primary" loading={rename.isPending}>
            {t('list.save')}
          </Button>
        </p>
      </form>
    </li>
  );
}
