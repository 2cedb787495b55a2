import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeRows } from '#web/platform/homes/home-rows.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

export interface Home {
  id: string;
  title: string;
}

interface HomeChoiceProps {
  homes: readonly Home[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** Which of the homes the rule is for. */
export function HomeChoice({ homes, chosen, onChange, error }: HomeChoiceProps) {
  const { t } = useTranslation('autoAccept');
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid">
      <legend className="text-13 font-medium">{t('homes')}</legend>
      <HomeRows
        homes={homes}
        chosen={chosen.length}
        list={(rows) => <div className="grid">{rows}</div>}
        row={({ id, title }) => (
          <Checkbox
            key={id}
            size="row"
            checked={chosen.includes(id)}
            onCheckedChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
            label={<bdi className="wrap-anywhere">{title}</bdi>}
          />
        )}
      />
      {error && (
        <p id={errorId} role="alert" className="text-13 text-red-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
