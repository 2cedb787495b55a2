import { useTranslation } from 'react-i18next';
import { makeOwnRecord } from '#contract/own-record-calls.ts';
import { to } from '#web/paths.ts';
import { send } from '#web/platform/api.ts';
import { FileButton } from '#web/platform/file-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What a cleaner has done, as a signed file to take anywhere. */
export function OwnRecordPart() {
  const { t } = useTranslation('records');
  return (
    <Section id="record" title={t('person.title')} description={t('person.text')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
        <FileButton ask={() => send(makeOwnRecord)} name="freshkey-record.zip" failed={t('person.failed')}>
          {t('person.make')}
        </FileButton>
        <TextLink to={to('verify')}>{t('person.check')}</TextLink>
      </div>
    </Section>
  );
}
