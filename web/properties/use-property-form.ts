import { type FormEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createProperty, updateProperty } from '#contract/calls.ts';
import { getHome } from '#contract/host-home-calls.ts';
import type { Property } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { ToastMessage } from '#web/ui/toast-state.ts';
import { type PropertyValues, valuesOf, withOwnZone } from './property-values.ts';
import { useCodesAction } from './use-move-codes.ts';

const schema = () => import('#contract/properties.ts').then(({ propertyForm }) => propertyForm);

export type PropertyFormState = UseFormReturn<PropertyValues>;

interface Settings {
  /** The property that is changed; null registers a new one. */
  property: Property | null;
  values: PropertyValues;
  /** The toast of a new one; the post-job page words it differently. */
  createdToast?: string | undefined;
  onSaved: (property: Property) => void;
  /** See `useContractForm`. */
  keepAs?: string;
}

/** Registers a property or changes it; what the server says of a field goes next to it. */
export function usePropertyForm({ property, values, createdToast, onSaved, keepAs }: Settings) {
  const { t } = useTranslation('properties');
  const { form, changedSince } = useValues(values, keepAs);
  const failed = t('toasts.error');
  const navigate = useNavigate();
  const codesOf = useCodesAction();
  // as it was when the form opened, so that nothing is undone that somebody else has saved since
  const [version, setVersion] = useState(property?.version);
  const hasTheirs = useRef(false);
  // sent again after a lost answer it is the same property; only an answer ends the wish
  const key = useRef(idempotencyKey());
  const done =
    (title: string, more: Pick<ToastMessage, 'action'> = {}) =>
    (saved: Property) => {
      showToast({ title, tone: 'success', ...more });
      onSaved(saved);
    };
  const connect = (saved: Property) => ({
    label: t('toasts.connect'),
    onSelect: () => void navigate(to('hostCalendar', undefined, { connect: saved.id })),
  });
  const create = useWrite(createProperty, {
    onSuccess: (saved) => {
      key.current = idempotencyKey();
      // codes in its notes can be moved now that there is a home to move them to; while a job is being posted, nothing
      // leads away from it
      const action = codesOf(saved) ?? (createdToast ? undefined : connect(saved));
      done(createdToast ?? t('toasts.created'), action && { action })(saved);
    },
    onError: ({ error }) => {
      if (error instanceof ApiError && error.status < 500) key.current = idempotencyKey();
    },
    form,
    failed,
  });
  const update = useWrite(updateProperty, {
    onSuccess: done(t('toasts.updated')),
    onError: async ({ error }) => {
      const theirs = property && isRefusal(error, 'stale') && (await takeTheirs(form, property.id));
      hasTheirs.current = Boolean(theirs);
      if (theirs) setVersion(theirs);
    },
    form,
    failed: () => (hasTheirs.current ? { title: failed, description: t('toasts.changed'), tone: 'danger' } : failed),
  });
  const send = form.handleSubmit((typed) => {
    if (!property) return create.mutate({ body: typed, idempotencyKey: key.current });
    const body = withOwnZone(typed, property, form.getFieldState('timeZone').isDirty);
    update.mutate({ params: { id: property.id }, body: { ...body, ...(version && { version }) } });
  });
  return { form, saving: create.isPending || update.isPending, changedSince, submit: alone(send) };
}

/** The form, and whether somebody else has saved since its kept typing was typed. */
function useValues(values: PropertyValues, keepAs: string | undefined) {
  const [changedSince, setChangedSince] = useState(false);
  const onChangedSince = () => setChangedSince(true);
  const kept = keepAs ? { keepAs, onChangedSince } : {};
  return { form: useContractForm<PropertyValues>(schema, { defaultValues: values, ...kept }), changedSince };
}

/** Takes over what somebody else has saved meanwhile, but for what is typed here; answers its version, null where it can’t be read. */
async function takeTheirs(form: PropertyFormState, id: string): Promise<number | null> {
  const theirs = await call(getHome, { params: { id } }).catch(() => null);
  if (!theirs) return null;
  form.reset(valuesOf(theirs), { keepDirtyValues: true });
  return theirs.version;
}

/** For React, a form in a dialog is inside the page's form, though not in the document: that one is not sent along. */
const alone = (send: (event: FormEvent) => Promise<void>) => (event: FormEvent) => {
  event.stopPropagation();
  void send(event);
};
