import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { saveFile } from './save-file.ts';
import { useFailure } from './use-failure.ts';

interface FileButtonProps extends Pick<ButtonProps, 'children' | 'aria-label' | 'variant'> {
  /** The call that answers with the file. */
  ask: () => Promise<Response>;
  /** What the file is called, with its ending. */
  name: string;
  /** The title of the toast when there is no file. */
  failed: string;
}

/** Fetches a file with the session's token, which a plain link would not send, and hands it to the reader. */
export function FileButton({ ask, name, failed, ...look }: FileButtonProps) {
  const onError = useFailure({ failed });
  const save = useMutation({
    mutationFn: async () => (await ask()).blob(),
    onSuccess: (file) => saveFile(file, name),
    onError,
  });
  return <Button size="compact" icon={Download} {...look} loading={save.isPending} onClick={() => save.mutate()} />;
}
