import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listHostCleaners, listPaymentMethods } from '#contract/calls.ts';
import type { Role } from '#contract/endpoint.ts';
import { settingNames } from '#contract/setting-rules.ts';
import { quickActionsOf } from '#web/admin/quick-actions.ts';
import { adminSections } from '#web/admin/section-names.ts';
import { settingRowPlace } from '#web/admin/setting-places.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { cleanerTabs } from '#web/platform/cleaner-tab-of.ts';
import { may } from '#web/platform/may.ts';
import { useSession } from '#web/platform/session.tsx';
import type { Command } from '#web/ui/command-model.ts';
import { linksOf } from './navigation.ts';
import { useSignOut } from './use-sign-out.ts';

const hostTabs = ['properties', 'jobs', 'cleaners', 'billing', 'settings'] as const;

/** Every screen of this role that these words, in small letters, find, and the way out; without icons, which would each be asked for by the screens that have them. */
export function useScreenCommands(role: Role, sought: string): Command[] {
  const { t } = useTranslation(['shell', 'search']);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const settings = useSettingPlaces(role);
  const places = [...usePlaces(role), ...(role === 'ADMIN' ? [] : [{ label: t('nav.messages'), to: to('messages') }])];
  const links = linksOf(role).map(({ label, to: address }) => ({ label: t(`nav.${label}`), to: address }));
  const screens: Place[] = [
    ...[...links, ...places, { label: t('nav.account'), to: to('account') }],
    // too many to be offered before a word of them is typed
    ...(sought ? settings : []),
  ];
  const commands = [
    ...screens.map((screen) => ({
      ...{ id: screen.id ?? screen.to, label: screen.label, onSelect: () => void navigate(screen.to) },
    })),
    { id: 'logout', label: t('nav.logout'), onSelect: () => void signOut() },
  ];
  return commands.filter(({ label }) => label.toLocaleLowerCase().includes(sought));
}

/** A tab of the dashboard whose first read the reader may make. */
const isOpen = (tab: (typeof hostTabs)[number]): boolean =>
  (tab !== 'cleaners' || may(listHostCleaners)) && (tab !== 'billing' || may(listPaymentMethods));

interface Place {
  label: string;
  to: string;
  /** Where one address has several. */
  id?: string;
}

/** The parts of the role's own screen. */
function usePlaces(role: Role): Place[] {
  const { t } = useTranslation(wordsOf[role]);
  const { user } = useSession();
  if (role === 'ADMIN')
    return [
      ...quickActionsOf(user?.staffRole).map((action) => ({
        label: t(`admin:tools.actions.${action.name}`),
        to: action.to,
        id: `action ${action.name}`,
      })),
      ...adminSections.map((section) => ({
        label: t(`admin:sections.${section}`),
        to: to('adminSection', { section }),
      })),
    ];
  if (role === 'HOST')
    return hostTabs
      .filter(isOpen)
      .map((tab) => ({ label: t(`hostParts:tabs.${tab}`), to: to('hostDashboard', undefined, { tab }) }));
  return cleanerTabs
    .filter((tab) => tab !== 'overview')
    .map((tab) => ({ label: t(`cleaner:tabs.${tab}`), to: to('cleanerDashboard', undefined, { tab }) }));
}

/** What owners decide, each by its name, for who may see it. */
function useSettingPlaces(role: Role): Place[] {
  // the search does not wait for their words: it is typed into at once
  const { t, ready } = useTranslation(settingWordsOf[role], { useSuspense: false });
  const { maySee } = useMay();
  if (role !== 'ADMIN' || !ready || !maySee('settings')) return [];
  return settingNames.map((name) => ({
    label: t(`platformSettings:names.${name}.label`),
    to: `${to('adminSection', { section: 'settings' })}#${settingRowPlace(name)}`,
  }));
}

const settingWordsOf = { ADMIN: ['platformSettings'], HOST: ['shell'], CLEANER: ['shell'] } as const;
const wordsOf = { ADMIN: ['admin'], HOST: ['hostParts'], CLEANER: ['cleaner'] } as const;
