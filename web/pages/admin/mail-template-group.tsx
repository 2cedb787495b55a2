import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages.ts';
import type { MailGroup } from '#contract/mail-groups.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';

interface MailTemplateGroupProps {
  group: MailGroup;
  templates: readonly MailTemplate[];
  language: LanguageCode;
  open: boolean;
  onOpen: (name: string) => void;
}

/** The mails about one thing: who gets them and when, and each with its subject and what has happened then. */
export function MailTemplateGroup({ group, templates, language, open, onOpen }: MailTemplateGroupProps) {
  const { t } = useTranslation('mailTemplates');
  return (
    <details open={open || undefined} className="group border-t border-line last-of-type:border-b">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-mark py-3 hover:text-green-ink [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-16 font-semibold">{t(`groups.${group}.title`)}</span>
          <span className="block text-13 text-ink-soft">{t(`groups.${group}.when`)}</span>
        </span>
        <span className="text-13 text-ink-soft tabular-nums">{templates.length}</span>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mb-3 divide-y divide-line rounded-card border border-line bg-surface">
        {templates.map((template) => (
          <li key={template.name}>
            <TemplateRow template={template} language={language} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function TemplateRow({
  template: { name, subject, text },
  language,
  onOpen,
}: { template: MailTemplate } & Pick<MailTemplateGroupProps, 'language' | 'onOpen'>) {
  const { t } = useTranslation('mailTemplates');
  // the mail of any notification has no words of its own
  const own = name !== 'fromNotice';
  return (
    <button
      type="button"
      onClick={() => onOpen(name)}
      className="flex min-h-11 w-full items-center gap-3 px-4 py-2.5 text-start hover:bg-sunken"
    >
      <span className="min-w-0 flex-1" lang={own ? language : undefined}>
        <bdi className="block text-14 font-medium wrap-anywhere">{own ? subject : t('anyNotice')}</bdi>
        <bdi className="line-clamp-2 text-13 text-ink-soft wrap-anywhere">
          {own ? happenedIn(text, language) : t('anyNoticeText')}
        </bdi>
      </span>
      <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="mirror shrink-0 text-ink-soft" />
    </button>
  );
}

/** What a mail begins with after its greeting: what has happened when it is sent. After a comma, some languages begin small. */
const happenedIn = (text: string, language: LanguageCode): string => {
  const [first = '', second] = text.split('\n\n');
  const said = second !== undefined && /[,،，:：]$/.test(first) ? second : first;
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
};
