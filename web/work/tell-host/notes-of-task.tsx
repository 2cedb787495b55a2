import { MessageSquareText } from 'lucide-react';
import type { Finding } from '#contract/findings.ts';

interface NotesOfTaskProps {
  findings: readonly Finding[];
  taskId: string;
}

/** What the cleaner wrote to the host about a task. */
export function NotesOfTask({ findings, taskId }: NotesOfTaskProps) {
  const notes = findings.filter((finding) => finding.taskId === taskId && finding.kind === 'note');
  return notes.map(({ id, note }) => (
    <p key={id} className="mt-1.5 flex items-start gap-2 text-13 whitespace-pre-line wrap-anywhere">
      <MessageSquareText aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-soft" />
      <bdi>{note}</bdi>
    </p>
  ));
}
