import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { isRefusal } from './api-error.ts';
import { useFailure } from './use-failure.ts';

interface RenameFormProps {
  name: string;
  words: { label: string; taken: string; cancel: string; save: string };
  rename: (name: string) => Promise<unknown>;
  onDone: () => void;
}

/** Another name for something that somebody keeps under one; what is wrong with it stands at the field. */
export function RenameForm({ name, words, rename, onDone }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const fail = useFailure({
    onError: ({ error, fields, reason }) =>
      setFault(isRefusal(error, 'already_exists') ? words.taken : (fields.name ?? reason)),
  });
  async function send(event: FormEvent) {
    event.preventDefault();
    // for React, a dialog is inside the form that it was opened from
    event.stopPropagation();
    setSaving(true);
    await rename(typed)
      .then(onDone)
      .catch(fail)
      .finally(() => setSaving(false));
  }
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void send(event)}>
      <Field label={words.label} error={fault} required>
        <TextInput
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p className="flex gap-2">
        <Button size="compact" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button size="compact" type="submit" variant="primary" loading={saving}>
          {words.save}
        </Button>
      </p>
    </form>
  );
}
