import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { StepFrame } from './step-frame.tsx';

interface DisclosureStepProps {
  /** Whether they had been further when the page was reloaded. */
  again: boolean;
  onConsent: () => void;
  onBack: () => void;
}

/** The disclosure stands alone on its page, as the law asks: no form, no price, nothing to sell. */
export function DisclosureStep({ again, onConsent, onBack }: DisclosureStepProps) {
  const { t } = useTranslation(['backgroundChecks', 'shell']);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  return (
    <StepFrame
      step={1}
      title={t('disclosure.title')}
      lede={t(again ? 'disclosure.again' : 'disclosure.lede')}
      onBack={onBack}
    >
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (agreed) onConsent();
          else setMissing(true);
        }}
      >
        <div className="grid gap-4 border-y border-line py-5 text-16">
          <p>{t('disclosure.intro', { operator: t('shell:brand') })}</p>
          <p>{t('disclosure.scope')}</p>
          <p>{t('disclosure.rights')}</p>
          <p>{t('disclosure.kept')}</p>
        </div>
        <Field
          label={t('disclosure.consent')}
          error={missing && !agreed ? t('disclosure.needed') : null}
          hideLabel
          group
          required
        >
          <Checkbox size="row" checked={agreed} onCheckedChange={setAgreed} label={t('disclosure.consent')} />
        </Field>
        <Button type="submit" variant="primary" size="large" className="sm:justify-self-start">
          {t('disclosure.continue')}
        </Button>
      </form>
    </StepFrame>
  );
}
