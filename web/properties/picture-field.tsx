import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadBytes } from '#contract/photo-limits.ts';
import type { Property } from '#contract/properties.ts';
import { OnePhoto } from '#web/platform/one-photo.tsx';
import type { PropertyFormState } from './use-property-form.ts';

/** The one chosen before a reload, of which the form knows only the link. */
const chosenBefore = (link: string | null | undefined): Property['picture'] =>
  link ? { photoUrl: link, thumbnailUrl: link } : null;

/** What the home looks like; the form sends its link, and null where it was taken away. */
export function PictureField({ form, picture }: { form: PropertyFormState; picture: Property['picture'] }) {
  const { t } = useTranslation('properties');
  const [photo, setPhoto] = useState(() => chosenBefore(form.getValues('pictureUrl')) ?? picture);
  return (
    <OnePhoto
      photo={photo}
      onChange={(chosen) => {
        setPhoto(chosen);
        form.setValue('pictureUrl', chosen?.photoUrl ?? null, { shouldDirty: true });
      }}
      words={{
        title: t('form.picture'),
        add: t('form.addPicture'),
        detail: t('form.pictureDetail', { megabytes: uploadBytes / 1024 / 1024 }),
        remove: t('form.removePicture'),
        again: t('form.sendPicture'),
        confirm: t('form.confirmEmail'),
      }}
    />
  );
}
