import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listMailTemplates } from '#contract/broadcast-calls.ts';
import { type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import { mailGroups } from '#contract/mail-groups.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { useRead } from '#web/platform/use-read.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { MailTemplateGroup } from './mail-template-group.tsx';

const TemplateSheet = fetchedAhead(() => import('./mail-template-sheet.tsx').then((file) => file.MailTemplateSheet));

/** Every mail of the product, as this version words it in each language, by what they are about. */
export function MailTemplates() {
  const { t } = useTranslation('broadcasts');
  const address = useAddressValues<'language' | 'template'>();
  const own = useLanguage().language;
  const language = languageCodes.find((code) => code === address.get('language')) ?? own;
  const [typed, setTyped] = useState('');
  const templates = useRead(listMailTemplates, { query: { language } });
  const open = templates.data?.find(({ name }) => name === address.get('template'));
  if (templates.error && !templates.data) return <ReadFailed title={t('template.failed')} read={templates} />;
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-14 text-ink-soft">{t('template.lede')}</p>
      <div className="flex flex-wrap gap-3">
        <Field label={t('template.language')} hideLabel>
          <Select
            options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            value={language}
            onChange={({ target }) => address.set('language', target.value)}
          />
        </Field>
        <Field label={t('template.search')} hideLabel className="min-w-0 flex-1 max-sm:basis-full">
          <TextInput
            type="search"
            placeholder={t('template.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </div>
      {templates.data ? (
        <Groups
          {...{ language, typed }}
          templates={templates.data}
          onOpen={(name) => address.set('template', name, { step: true })}
        />
      ) : (
        <SkeletonRows rows={mailGroups.length} />
      )}
      <Suspense>
        {open && <TemplateSheet template={open} language={language} onClose={() => address.set('template', '')} />}
      </Suspense>
    </div>
  );
}

interface GroupsProps {
  templates: readonly MailTemplate[];
  language: LanguageCode;
  typed: string;
  onOpen: (name: string) => void;
}

/** Folded until something is searched for: then what was found stands open. */
function Groups({ templates, language, typed, onOpen }: GroupsProps) {
  const { t } = useTranslation('broadcasts');
  const found = templates.filter((one) => holds(one, typed));
  if (found.length === 0) return <EmptyState icon={Mail} title={t('template.empty')} />;
  const isSearched = typed.trim() !== '';
  return (
    <div>
      {mailGroups.map((group) => {
        const own = found.filter((one) => one.group === group);
        return (
          own.length > 0 && (
            <MailTemplateGroup
              // opened by a search, it is closed again with the search
              key={`${group} ${isSearched}`}
              {...{ group, language, onOpen }}
              templates={own}
              open={isSearched}
            />
          )
        );
      })}
    </div>
  );
}

function holds({ subject, text }: MailTemplate, typed: string): boolean {
  const words = typed.trim().toLowerCase();
  return `${subject}\n${text}`.toLowerCase().includes(words);
}
