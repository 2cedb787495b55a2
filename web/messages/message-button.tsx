import { MessageSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const ThreadSheet = fetchedAhead(() => import('./thread-sheet.tsx').then((file) => file.ThreadSheet));

interface MessageButtonProps {
  user: User;
  jobId: string;
  /** Whom it is written to. */
  person: { id: string; name: string };
  size?: 'compact' | 'normal';
  /** Its icon alone is seen, where many stand beside each other. */
  bare?: boolean;
  children: string;
}

/** Opens the conversation with somebody about a job, over the page one is on. */
export function MessageButton({ user, jobId, person, size = 'normal', bare, children }: MessageButtonProps) {
  const [open, setOpen] = useState(false);
  const talk = { user, jobId, personId: person.id };
  return (
    <>
      {bare ? (
        <IconButton
          icon={MessageSquare}
          label={children}
          aria-haspopup="dialog"
          size={size}
          className="-ms-2"
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button icon={MessageSquare} size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {children}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <ThreadSheet talk={talk} name={person.name} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
