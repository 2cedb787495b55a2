import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberRole, memberRoles } from '#contract/member-roles.ts';
import { HomeRows } from '#web/platform/homes/home-rows.tsx';
import { useHomes } from '#web/platform/homes/use-homes.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';

export interface RoleAndHomesValue {
  role: MemberRole;
  /** Null: all of them. */
  homeIds: string[] | null;
}

interface RoleAndHomesProps {
  value: RoleAndHomesValue;
  onChange: (value: RoleAndHomesValue) => void;
  /** What is wrong with the homes. */
  error?: string | undefined;
}

/** What somebody may do in the team, and for which homes. */
export function RoleAndHomes({ value, onChange, error }: RoleAndHomesProps) {
  const { t } = useTranslation('team');
  return (
    <>
      <Field label={t('role.label')} group>
        <RadioCards
          value={value.role}
          onValueChange={(role) => onChange({ ...value, role })}
          options={memberRoles.map((role) => ({
            value: role,
            label: t(`role.${role}`),
            detail: t(`roleText.${role}`),
          }))}
        />
      </Field>
      <Homes value={value.homeIds} onChange={(homeIds) => onChange({ ...value, homeIds })} error={error} />
    </>
  );
}

interface HomesProps {
  value: string[] | null;
  onChange: (homeIds: string[] | null) => void;
  error: string | undefined;
}

function Homes({ value, onChange, error }: HomesProps) {
  const { t } = useTranslation('team');
  const { properties: homes = [] } = useHomes();
  // those ticked before somebody looked at "all" come back
  const [some, setSome] = useState(value ?? []);
  const part = useRef<HTMLDivElement>(null);
  // below a long list nobody sees it
  useEffect(() => {
    if (error) part.current?.scrollIntoView({ block: 'end' });
  }, [error]);
  const choose = (ids: string[]) => {
    setSome(ids);
    onChange(ids);
  };
  return (
    <Field label={t('homes.label')} group error={error}>
      <RadioCards
        value={value === null ? 'all' : 'some'}
        onValueChange={(kind) => onChange(kind === 'all' ? null : some)}
        options={[
          { value: 'all', label: t('homes.all'), detail: t('homes.allText') },
          { value: 'some', label: t('homes.some') },
        ]}
      />
      {value !== null && (
        <HomeRows
          homes={homes}
          chosen={value.length}
          list={(rows) => (
            <div ref={part} className="grid max-h-64 scroll-mb-12 overflow-y-auto">
              {rows}
            </div>
          )}
          row={({ id, title }) => (
            <Checkbox
              key={id}
              size="row"
              label={<bdi>{title}</bdi>}
              checked={value.includes(id)}
              onCheckedChange={(on) => choose(on ? [...value, id] : value.filter((one) => one !== id))}
            />
          )}
        />
      )}
    </Field>
  );
}
