import { useTranslation } from 'react-i18next';
import { testMailTemplate } from '#contract/broadcast-calls.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface MailTemplateSheetProps {
  template: MailTemplate;
  language: LanguageCode;
  onClose: () => void;
}

/** One mail as it is worded, and a test of it to the reader's own address. */
export function MailTemplateSheet({
  template: { name, group, subject, text },
  language,
  onClose,
}: MailTemplateSheetProps) {
  const { t } = useTranslation(['broadcasts', 'mailTemplates']);
  const email = useSession().user?.email ?? '';
  const test = useWrite(testMailTemplate, {
    onSuccess: () => showToast({ title: t('tested', { email: `\u2068${email}\u2069` }), tone: 'success' }),
    failed: reasonAlone,
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={subject}
      description={t(`mailTemplates:groups.${group}.title`)}
      footer={
        <Button loading={test.isPending} onClick={() => test.mutate({ body: { name, language } })}>
          {t('test')}
        </Button>
      }
    >
      <p lang={language} dir="auto" className="text-14 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </Sheet>
  );
}
