import { useEffect, useState } from 'react';
import { keptUntilSignOut } from '#web/platform/kept-until-sign-out.ts';
import type { Talk } from './outbox.ts';

/** What has been typed into a conversation and not been sent: it outlives the tab, and is the same in all of them. */
export function useDraft({ user, jobId, personId }: Talk): [string, (text: string) => void] {
  const place = `draft:${user.id}:${jobId}:${personId}`;
  const [text, setText] = useState(() => keptUntilSignOut.read(place) ?? '');
  useEffect(() => keptUntilSignOut.follow(place, () => setText(keptUntilSignOut.read(place) ?? '')), [place]);
  const change = (typed: string) => {
    setText(typed);
    keptUntilSignOut.write(place, typed === '' ? null : typed);
  };
  return [text, change];
}
