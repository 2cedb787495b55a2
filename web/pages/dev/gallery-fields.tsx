import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { StarInput } from '#web/ui/star-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { SampleWords } from './english-words.ts';
import { Piece } from './piece.tsx';

const cities = ['Savannah', 'São Paulo', 'Tybee Island', 'Atlanta', 'Charleston', 'Jacksonville'];
const cityOptions = cities.map((city) => ({ value: city, label: city }));

export function GalleryFields({ w }: { w: SampleWords }) {
  return (
    <>
      <TextFields w={w} />
      <NumberFields w={w} />
      <ChoiceFields w={w} />
      <CodeFields w={w} />
    </>
  );
}

function TextFields({ w }: { w: SampleWords }) {
  return (
    <Piece name="field, text-input, text-area">
      <div className="grid gap-4">
        <Field label={w.email} help={w.emailHelp} required>
          <TextInput type="email" inputMode="email" autoComplete="email" placeholder="name@example.com" />
        </Field>
        <Field label={w.email} error={w.emailError}>
          <TextInput defaultValue="marta.lindqvist" />
        </Field>
        <Field label={w.password}>
          <TextInput type="password" defaultValue="correct horse" autoComplete="current-password" />
        </Field>
        <Field label={w.search} hideLabel>
          <TextInput icon={Search} placeholder={w.search} suffix="km" />
        </Field>
        <Field label={w.email}>
          <TextInput disabled defaultValue="marta@lindqvist.example" />
        </Field>
        <Field label={w.notes} optional>
          <TextArea key={w.language} defaultValue={w.note} />
        </Field>
      </div>
    </Piece>
  );
}

function NumberFields({ w }: { w: SampleWords }) {
  const [budget, setBudget] = useState('120.00');
  const [start, setStart] = useState('2026-11-21T11:00');
  const [city, setCity] = useState<string | null>('Savannah');
  return (
    <Piece name="money-field, date-time-field, select, combobox, file-drop">
      <div className="grid gap-4">
        <Field label={w.budget} help="$30.00 – $10,000.00">
          <MoneyField value={budget} onValueChange={setBudget} />
        </Field>
        <Field label={w.start}>
          <DateTimeField value={start} onValueChange={setStart} timeZone="America/New_York" />
        </Field>
        <Field label={w.type}>
          <Select
            defaultValue="standard"
            options={[
              { value: 'standard', label: w.standard },
              { value: 'deep', label: w.deep },
            ]}
          />
        </Field>
        <Field label={w.city}>
          <Combobox options={cityOptions} value={city} onValueChange={setCity} emptyLabel={w.nothing} />
        </Field>
        <Field label={w.addPhotos} group>
          <FileDrop label={w.addPhotos} detail={w.photoKinds} accept="image/*" multiple onFiles={() => undefined} />
        </Field>
      </div>
    </Piece>
  );
}

function ChoiceFields({ w }: { w: SampleWords }) {
  const [kind, setKind] = useState<'standard' | 'deep' | 'late'>('standard');
  const [done, setDone] = useState(true);
  const [mails, setMails] = useState(true);
  return (
    <Piece name="checkbox, radio-cards, switch">
      <div className="grid gap-5">
        <Field label={w.type} group>
          <RadioCards
            value={kind}
            onValueChange={setKind}
            options={[
              { value: 'standard', label: w.standard, detail: w.standardDetail, aside: '$120.00' },
              { value: 'deep', label: w.deep, detail: w.deepDetail, aside: '$190.00' },
              { value: 'late', label: w.canceled, disabled: true },
            ]}
          />
        </Field>
        <div className="divide-y divide-line">
          <Checkbox size="row" isTask label={w.beds} aside="$5.00" checked={done} onCheckedChange={setDone} />
          <Checkbox
            size="row"
            isTask
            label={w.bathrooms}
            aside="$20.00"
            checked={!done}
            onCheckedChange={(on) => setDone(!on)}
          />
        </div>
        <Checkbox label={w.agree} detail={w.emailHelp} checked={mails} onCheckedChange={setMails} />
        <Checkbox label={w.agree} checked="indeterminate" onCheckedChange={setMails} />
        <Checkbox label={w.agree} disabled checked={false} onCheckedChange={setMails} />
        <Switch label={w.agree} detail={w.emailHelp} checked={mails} onCheckedChange={setMails} />
        <Switch label={w.agree} checked={!mails} onCheckedChange={(on) => setMails(!on)} />
      </div>
    </Piece>
  );
}

function CodeFields({ w }: { w: SampleWords }) {
  const [code, setCode] = useState('41');
  const [stars, setStars] = useState<number | null>(4);
  return (
    <Piece name="code-field, star-rating (input)">
      <div className="grid max-w-100 gap-5">
        <Field label={w.code} aside={<span className="text-13 text-ink-soft tabular-nums">9:41</span>}>
          <CodeField value={code} onValueChange={setCode} />
        </Field>
        <Field label={w.code} error={w.emailError}>
          <CodeField value="4417" onValueChange={() => undefined} />
        </Field>
        <Field label={w.rating} group>
          <StarInput value={stars} onValueChange={setStars} />
        </Field>
        <StarInput label={w.rating} value={null} onValueChange={setStars} disabled />
      </div>
    </Piece>
  );
}
