import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { countOf, type Draft, joined } from './checklist-draft.ts';

/** Another home's list. */
export interface Copied {
  rooms: Draft;
  title: string;
}

interface AddOrReplaceProps {
  copied: Copied;
  /** The list that is there. */
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
  onSettled: () => void;
}

/** Where there is a list already, its author says what becomes of it. */
export function AddOrReplace({ copied: { rooms, title }, draft, change, onSettled }: AddOrReplaceProps) {
  const { t } = useTranslation('homes');
  const question = useRef<HTMLDivElement>(null);
  // the list may be longer than the window, and the question stands at its end
  useEffect(() => {
    question.current?.scrollIntoView?.({ block: 'nearest' });
    question.current?.focus();
  }, []);
  const there = countOf(draft) + countOf(rooms) - countOf(joined(draft, rooms));
  function replace() {
    change(() => rooms);
    onSettled();
    // one press takes a whole list away
    showToast({ title: t('copy.replaced'), action: { label: t('copy.undo'), onSelect: () => change(() => draft) } });
  }
  const settle = (next: (draft: Draft) => Draft) => () => {
    change(next);
    onSettled();
  };
  return (
    <Notice
      live
      ref={question}
      title={t('copy.ask', { title })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="compact" onClick={settle((before) => joined(before, rooms))}>
            {t('copy.add')}
          </Button>
          <Button size="compact" onClick={replace}>
            {t('copy.replace')}
          </Button>
          <Button size="compact" variant="quiet" onClick={onSettled}>
            {t('copy.neither')}
          </Button>
        </span>
      }
    >
      {t('checklist.count', { number: countOf(rooms) })}
      {there > 0 && ` · ${t('copy.there', { count: there })}`}
    </Notice>
  );
}
