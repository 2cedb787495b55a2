import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageLength } from '#contract/terms.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useChosenPhotos } from '#web/platform/use-chosen-photos.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isEnter } from '#web/ui/is-enter.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ChosenPhotos } from './chosen-photos.tsx';
import type { Talk } from './outbox.ts';
import { QuickReplies } from './quick-replies.tsx';
import { useDraft } from './use-draft.ts';

interface ComposerProps {
  talk: Talk;
  name: string;
  assigned: boolean;
  onSend: (text: string, photoUrls: string[]) => void;
}

const photosPerMessage = 10;
/** What iOS turns its own pictures into, and all that the server takes. */
const accepted = 'image/jpeg,image/png,image/webp';

/** Where a message is written: quick replies, photos, and the text. */
export function Composer({ talk, name, assigned, onSend }: ComposerProps) {
  const { t } = useTranslation('messages');
  const [text, setText] = useDraft(talk);
  const [waits, setWaits] = useState(false);
  const photos = useMessagePhotos(() => setWaits(false));
  const onKeyDown = useEnterToSend(submit);
  const empty = text.trim() === '' && photos.photos.length === 0;
  function choose(files: File[]) {
    photos.add(files);
    if (files.length > photosPerMessage - photos.photos.length)
      showToast({ title: t('composer.mostPhotos', { number: photosPerMessage }) });
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (empty || text.trim().length > messageLength) return;
    if (photos.sending) return setWaits(true);
    onSend(text.trim(), photos.urls);
    setText('');
    photos.clear();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent before its photos had come goes with the last of them
  useEffect(() => {
    if (!waits || photos.sending) return;
    setWaits(false);
    submit();
  }, [waits, photos.sending]);
  return (
    <form noValidate onSubmit={submit} className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
      {text === '' && photos.photos.length === 0 && (
        <QuickReplies role={talk.user.role} assigned={assigned} onChoose={(words) => onSend(words, [])} />
      )}
      <ChosenPhotos photos={photos.photos} onRemove={photos.remove} />
      <div className="flex items-end gap-2">
        <AddPhotos disabled={photos.photos.length >= photosPerMessage} onFiles={choose} />
        <div className="min-w-0 flex-1">
          <Field label={t('composer.label', { name })} hideLabel>
            <TextArea
              dir="auto"
              rows={1}
              maxLength={messageLength}
              className="max-h-40"
              placeholder={t('composer.placeholder')}
              value={text}
              onKeyDown={onKeyDown}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="primary" iconEnd={SendHorizontal} loading={waits}>
          {t('composer.send')}
        </Button>
      </div>
    </form>
  );
}

function useMessagePhotos(onFailure: () => void) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  return useChosenPhotos(photosPerMessage, (error, name) => {
    onFailure();
    showToast({ title: t('composer.photoFailed', { name }), description: errorText(error), tone: 'danger' });
  });
}

/** On a keyboard Enter sends and Shift+Enter begins a line; a phone’s Enter begins a line. */
function useEnterToSend(send: () => void) {
  const isWide = useIsWide();
  return (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey || !isWide) return;
    event.preventDefault();
    send();
  };
}

function AddPhotos({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('messages');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={ImagePlus}
        label={t('composer.photos')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={accepted}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = ''; // so that the same file can be chosen again
        }}
      />
    </>
  );
}
