import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { useSearch } from '#web/platform/use-search.ts';
import { useSettled } from '#web/platform/use-settled.ts';
import { CommandPalette } from '#web/ui/command-palette.tsx';
import { takeTypedAhead } from './typed-ahead.ts';
import { useFoundGroups } from './use-found-groups.ts';
import { useScreenCommands } from './use-screen-commands.ts';

interface QuickSearchProps {
  user: User;
  onOpenChange: (open: boolean) => void;
}

/** Long enough that a name is not asked for letter by letter. */
const typingPause = 150;

/** One field that leads to every screen of this reader and to whatever they may see by its words. */
export function QuickSearch({ user: { role }, onOpenChange }: QuickSearchProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const address = usePublicAddress();
  const [typed, setTyped] = useState('');
  // only once it stands there: until then letters still arrive
  useLayoutEffect(() => setTyped((before) => before + takeTypedAhead()), []);
  const words = typed.trim();
  const asked = useSettled(words, typingPause);
  const read = useSearch(asked);
  const found = useFoundGroups(role, words === '' ? undefined : read.data);
  const matching = useScreenCommands(role, words.toLocaleLowerCase());
  const groups = [...found, { heading: t('groups.go'), items: matching }].filter(({ items }) => items.length > 0);
  const askHelp = () => void navigate(`${address('help')}?${new URLSearchParams({ q: words })}`);
  const help = { heading: t('none'), items: [{ id: 'help', label: t('help', { words }), onSelect: askHelp }] };
  const loading = words !== '' && (asked !== words || read.isFetching);
  const nothing = groups.length === 0 && words !== '' && !loading && !read.isError;
  return (
    <CommandPalette
      open
      onOpenChange={onOpenChange}
      groups={nothing ? [help] : groups}
      placeholder={t(`placeholder.${role}`)}
      emptyLabel={read.isError ? t('failed') : t('none')}
      typed={typed}
      onSearch={setTyped}
      loading={loading}
    />
  );
}
