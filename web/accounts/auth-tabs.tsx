import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '#web/ui/tabs.tsx';
import type { GivenDetails } from './given-details.ts';
import { type AuthTab, forgetCode, keptTab } from './kept-code.ts';
import { LoginPanel } from './login-panel.tsx';
import { RegisterPanel } from './register-panel.tsx';

interface AuthTabsProps {
  initialTab: AuthTab;
  presetRole: 'HOST' | 'CLEANER';
  referralCode: string | undefined;
  given?: GivenDetails | undefined;
}

/** Login and register. The tab that is left is taken down, so that coming back starts at the e-mail step. */
export function AuthTabs({ initialTab, presetRole, referralCode, given }: AuthTabsProps) {
  const { t } = useTranslation('auth');
  const [tab, setTab] = useState(() => keptTab() ?? initialTab);
  function change(next: AuthTab) {
    forgetCode();
    setTab(next);
  }
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      onValueChange={change}
      items={[
        { value: 'login', label: t('tabs.login'), content: <LoginPanel /> },
        {
          value: 'register',
          label: t('tabs.register'),
          content: <RegisterPanel presetRole={presetRole} referralCode={referralCode} given={given} />,
        },
      ]}
    />
  );
}
