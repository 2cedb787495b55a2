import { useTranslation } from 'react-i18next';
import { acceptHelpingHere, declineHelping } from '#contract/helper-calls.ts';
import type { HelpingInvitation } from '#contract/helping-invitation.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface AskedToHelpProps {
  invitations: readonly HelpingInvitation[];
  /** The reader has no check that lets them come along: what one costs is said before they accept. */
  needsCheck?: boolean;
}

/** Cleaners who would like to bring the reader along, to be answered here. */
export function AskedToHelp({ invitations, needsCheck = false }: AskedToHelpProps) {
  return (
    <ul className="divide-y divide-line">
      {invitations.map((invitation) => (
        <Asking key={invitation.id} invitation={invitation} needsCheck={needsCheck} />
      ))}
    </ul>
  );
}

function Asking({ invitation, needsCheck }: { invitation: HelpingInvitation; needsCheck: boolean }) {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const now = useNow();
  const { id, expiresAt } = invitation;
  const name = `\u2068${invitation.cleaner}\u2069`;
  const accept = useWrite(acceptHelpingHere, {
    failed: reasonAlone,
    onSuccess: () =>
      showToast({ title: t('asksYou.accepted', { name }), description: t('helping.text'), tone: 'success' }),
  });
  const decline = useWrite(declineHelping, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('asksYou.declined'), tone: 'success' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="text-16 font-semibold wrap-anywhere">{t('asksYou.text', { name })}</p>
        <p className="text-14 text-ink-soft">
          {needsCheck && `${t('asksYou.first')} `}
          {t('asked.until', { when: formatRelative(expiresAt, now, { language }) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button
          variant="tinted"
          aria-label={t('asksYou.acceptOf', { name })}
          loading={accept.isPending}
          onClick={() => accept.mutate({ params: { id } })}
        >
          {t('join.accept')}
        </Button>
        <Button
          aria-label={t('asksYou.declineOf', { name })}
          loading={decline.isPending}
          onClick={() => decline.mutate({ params: { id } })}
        >
          {t('asksYou.decline')}
        </Button>
      </div>
    </li>
  );
}
