import { cx } from 'class-variance-authority';
import { Ellipsis, Flag, ShieldAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportMessage, translateMessage } from '#contract/message-calls.ts';
import type { Message } from '#contract/messages.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { PhotoGrid } from '#web/ui/photo-grid.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { useSaidIn } from './said-in.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((file) => ({ default: file.ReportDialog })));

interface MessageViewProps {
  message: Message;
  own: boolean;
  /** The next one says for both when they were written and whether they were read. */
  goesOn?: boolean;
}

/** One message: the words as text and nothing else, its photos, when it was written and whether it was read. */
export function MessageView({ message, own, goesOn = false }: MessageViewProps) {
  const { t } = useTranslation('messages');
  const translation = useTranslationOf(message);
  return (
    // a press on a touch screen focuses it, which shows what can be done with it
    <article
      tabIndex={-1}
      className={cx('group grid max-w-[85%] gap-1 outline-none', own ? 'justify-self-end' : 'justify-self-start')}
    >
      <div className={cx('flex items-center gap-1', own && 'justify-end')}>
        <Said {...{ message, own, translated: translation.text }} />
        {!own && !message.hidden && !message.reported && may(reportMessage) && <More message={message} />}
      </div>
      {message.flags.includes('paymentLink') && <Warning>{t('flagPayment')}</Warning>}
      {message.flags.some((flag) => flag !== 'paymentLink') && <Warning>{t('flag')}</Warning>}
      {message.reported && <Reported />}
      <Below {...{ message, own, goesOn, translation }} />
    </article>
  );
}

function Said({ message, own, translated }: { message: Message; own: boolean; translated: string | null }) {
  const { t } = useTranslation('messages');
  const saidIn = useSaidIn();
  const said = translated ?? saidIn(message);
  const photos = message.photoUrls.map((src, index) => ({
    id: src,
    src,
    thumbnail: message.thumbnailUrls[index],
    alt: t('photoOf', { number: index + 1, name: message.author.name }),
  }));
  return (
    <div
      className={cx(
        'min-w-0 overflow-clip rounded-card border px-3.5 py-2',
        own ? 'border-green-tint bg-green-tint' : 'bg-surface',
        !own && (message.reported ? 'border-red-ink' : 'border-line'),
      )}
    >
      <h4 className={message.by ? 'text-13 text-ink-soft' : 'sr-only'}>
        {message.by
          ? t('forHost', { name: `\u2068${message.by.name}\u2069`, host: `\u2068${message.author.name}\u2069` })
          : message.author.name}
      </h4>
      {said !== '' && <Words said={said} hidden={message.hidden} />}
      {photos.length > 0 && (
        <div className={cx('w-56 max-w-full', said === '' ? 'py-1' : 'mt-2')}>
          <PhotoGrid photos={photos} label={t('composer.photos')} />
        </div>
      )}
    </div>
  );
}

/** More than this is folded, so that one message does not hide the conversation around it. */
const [mostLines, mostCharacters] = [20, 1500];

function Words({ said, hidden }: { said: string; hidden: boolean }) {
  const { t } = useTranslation('messages');
  const [whole, setWhole] = useState(said.length <= mostCharacters && said.split('\n').length <= mostLines);
  return (
    <>
      <p
        dir={hidden ? undefined : 'auto'}
        className={cx(
          'whitespace-pre-wrap wrap-anywhere',
          hidden ? 'text-14 text-ink-soft' : 'text-16',
          !whole && 'line-clamp-[20]',
        )}
      >
        {said}
      </p>
      {!whole && <TextButton onClick={() => setWhole(true)}>{t('actions.whole')}</TextButton>}
    </>
  );
}

/** What can be done with a message: there when it is pointed at, pressed or reached by keyboard. */
function More({ message }: { message: Message }) {
  const { t } = useTranslation('messages');
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="compact"
            icon={Ellipsis}
            label={t('actions.more')}
            className="pointer-events-none shrink-0 opacity-0 transition-opacity group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100 data-[state=open]:pointer-events-auto data-[state=open]:opacity-100"
          />
        }
        items={[{ label: t('actions.report'), icon: Flag, onSelect: () => setReporting(true) }]}
      />
      <Suspense fallback={null}>
        {reporting && <ReportDialog message={message} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  );
}

function Reported() {
  const { t } = useTranslation('messages');
  return (
    <p className="flex items-start gap-1.5 text-13 font-medium text-red-ink">
      <Flag aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {t('actions.reported')}
    </p>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-13 text-ink-soft">
      <ShieldAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-apricot-ink" />
      {children}
    </p>
  );
}

interface BelowProps {
  message: Message;
  own: boolean;
  goesOn: boolean;
  translation: ReturnType<typeof useTranslationOf>;
}

function Below({ message, own, goesOn, translation }: BelowProps) {
  const { t } = useTranslation('messages');
  const { language } = useLanguage();
  const timeZone = ownZone();
  if (goesOn && !translation.text && (own || !translation.toggle)) return null;
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 text-12 text-ink-soft', own && 'justify-end')}>
      {!goesOn && <time dateTime={message.createdAt}>{formatTime(message.createdAt, { language, timeZone })}</time>}
      {own && !goesOn && <span>{t(message.readAt ? 'state.read' : 'state.sent')}</span>}
      {translation.text && <span>{t('actions.translated')}</span>}
      {!own && translation.toggle && (
        <TextButton onClick={translation.toggle}>
          {t(translation.text ? 'actions.original' : 'actions.translate')}
        </TextButton>
      )}
    </div>
  );
}

/** The message in the reader’s language, where somebody asked for it and the operator has a translator. */
function useTranslationOf({ id, text, quick, hidden }: Message) {
  const { language } = useLanguage();
  const [shown, setShown] = useState(false);
  const offered = useConfig()?.translates === true && quick === null && text !== '' && !hidden && may(translateMessage);
  const { data, mutate } = useWrite(translateMessage, { onSuccess: () => setShown(true) });
  const toggle = () => {
    if (shown || data?.to === language) setShown(!shown);
    else mutate({ params: { id }, body: { to: language } });
  };
  return { text: shown && !hidden && data?.to === language ? data.text : null, toggle: offered ? toggle : null };
}
