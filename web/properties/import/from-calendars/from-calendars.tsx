import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookAtCalendars } from '#contract/calendar-calls.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { withScheme } from '#web/platform/with-scheme.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ImportWindow } from '../import-window.tsx';
import { type DraftHome, draftOf, isComplete, isReadable } from './draft-home.ts';
import { DraftLine } from './draft-line.tsx';
import { useAddDrafts } from './use-add-drafts.ts';

/** The contract’s own, without zod. */
const mostLooks = 10;

interface FromCalendarsProps {
  onBack: () => void;
  onClose: () => void;
}

/** Homes from listings’ calendars: addresses are pasted and looked at, each that can be read becomes a draft to complete. */
export function FromCalendars({ onBack, onClose }: FromCalendarsProps) {
  const [typed, setTyped] = useState('');
  const [drafts, setDrafts] = useState<readonly DraftHome[] | null>(null);
  if (drafts) return <Drafts first={drafts} onBack={() => setDrafts(null)} onClose={onClose} />;
  return <Addresses {...{ typed, onBack, onClose }} onType={setTyped} onLooked={setDrafts} />;
}

interface AddressesProps extends FromCalendarsProps {
  typed: string;
  onType: (typed: string) => void;
  onLooked: (drafts: readonly DraftHome[]) => void;
}

function Addresses({ typed, onType, onLooked, onBack, onClose }: AddressesProps) {
  const { t } = useTranslation('homesFromCalendars');
  const { language } = useLanguage();
  const [tried, setTried] = useState(false);
  const lines = typed
    .split('\n')
    .flatMap((text, index) => (text.trim() ? [{ url: withScheme(text), line: index + 1 }] : []));
  const look = useWrite(lookAtCalendars, {
    failed: reasonAlone,
    onSuccess: (looks) =>
      onLooked(lines.flatMap(({ url, line }, index) => (looks[index] ? [draftOf(url, line, looks[index])] : []))),
  });
  const faultOf = () => {
    if (lines.length > mostLooks) return t('tooMany', { most: formatNumber(mostLooks, language) });
    return tried && lines.length === 0 ? t('empty') : undefined;
  };
  const send = () => {
    setTried(true);
    if (lines.length === 0 || lines.length > mostLooks) return;
    look.mutate({ body: { calendarUrls: lines.map(({ url }) => url) } });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button onClick={onBack}>{t('back')}</Button>
          <Button variant="primary" loading={look.isPending} onClick={send}>
            {t('look')}
          </Button>
        </>
      }
    >
      <Field label={t('addresses')} help={t('help')} error={faultOf()} required>
        <TextArea
          rows={6}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}

interface DraftsProps extends FromCalendarsProps {
  first: readonly DraftHome[];
}

function Drafts({ first, onBack, onClose }: DraftsProps) {
  const { t } = useTranslation('homesFromCalendars');
  const { language } = useLanguage();
  const [drafts, setDrafts] = useState(first);
  const [tried, setTried] = useState(false);
  const change = (line: number, what: Partial<DraftHome>) =>
    setDrafts((all) => all.map((draft) => (draft.line === line ? { ...draft, ...what } : draft)));
  const { add, adding } = useAddDrafts(change);
  const readable = drafts.filter(isReadable);
  const left = readable.filter(({ connected }) => !connected);
  const added = drafts.filter(({ property }) => property !== null).length;
  const isDone = added > 0 && left.length === 0;
  const send = () => {
    setTried(true);
    void add(left.filter(isComplete));
  };
  return (
    <ImportWindow
      busy={adding}
      onClose={onClose}
      title={t('title')}
      footer={
        isDone ? (
          <>
            <Button onClick={onClose}>{t('done')}</Button>
            <LinkButton variant="primary" to={to('hostCalendar')}>
              {t('toCalendars')}
            </LinkButton>
          </>
        ) : (
          <>
            <Button disabled={adding} onClick={added > 0 ? onClose : onBack}>
              {t(added > 0 ? 'done' : 'back')}
            </Button>
            {readable.length > 0 && (
              <Button variant="primary" loading={adding} onClick={send}>
                {t(added > 0 ? 'again' : 'add')}
              </Button>
            )}
          </>
        )
      }
    >
      {readable.length === 0 && (
        <Notice tone="red" live>
          {t('none')}
        </Notice>
      )}
      {added > 0 && (
        <Notice tone="green" live title={t('result', { number: formatNumber(added, language) })}>
          {t('next')}
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {drafts.map((draft) => (
          <DraftLine key={draft.line} draft={draft} tried={tried} onChange={(what) => change(draft.line, what)} />
        ))}
      </ul>
    </ImportWindow>
  );
}
