import { useEffect, useState } from 'react';
import type { Talk } from './outbox.ts';

/** What has been typed into a conversation and not been sent; kept in this tab through a reload. */
export function useDraft({ user, jobId, personId }: Talk): [string, (text: string) => void] {
  const place = `draft:${user.id}:${jobId}:${personId}`;
  const [text, setText] = useState(() => sessionStorage.getItem(place) ?? '');
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  }, [place, text]);
  return [text, setText];
}
