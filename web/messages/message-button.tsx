import { MessageSquare } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const ThreadSheet = fetchedAhead(() => import('./thread-sheet.tsx').then((file) => file.ThreadSheet));

interface MessageButtonProps {
  user: User;
  jobId: string;
  /** Whom it is written to. */
  person: { id: string; name: string };
  size?: 'compact' | 'normal';
  children: ReactNode;
}

/** Opens the conversation with somebody about a job, over the page one is on. */
export function MessageButton({ user, jobId, person, size = 'normal', children }: MessageButtonProps) {
  const [open, setOpen] = useState(false);
  const talk = { user, jobId, personId: person.id };
  return (
    <>
      <Button icon={MessageSquare} size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Suspense fallback={null}>
        {open && <ThreadSheet talk={talk} name={person.name} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
