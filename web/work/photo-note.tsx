import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface PhotoNoteProps {
  note: string;
  onChange: (note: string) => void;
}

/** A caption for the photo that is taken next. */
export function PhotoNote({ note, onChange }: PhotoNoteProps) {
  const { t } = useTranslation('work');
  return (
    <Field label={t('upload.caption')} optional>
      <TextInput value={note} maxLength={500} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
