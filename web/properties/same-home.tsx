import { useTranslation } from 'react-i18next';
import { listHostProperties } from '#contract/calls.ts';
import { to } from '#web/paths.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useSettled } from '#web/platform/use-settled.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Says of a new home that the host has one of this name and address already: a warning, no refusal. */
export function SameHome({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation('properties');
  const name = useSettled(title.trim());
  const { data } = useRead(listHostProperties, {
    query: { q: name, limit: 20 },
    enabled: name !== '' && address.trim() !== '',
  });
  const same = data?.find((home) => plain(home.title) === plain(title) && plain(home.address) === plain(address));
  if (!same) return null;
  return (
    <Notice tone="amber" live>
      {t('form.same', { title: same.title })}{' '}
      <TextLink to={to('hostHome', { id: same.id })}>{t('form.sameOpen')}</TextLink>
    </Notice>
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
