import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '#web/ui/tabs.tsx';
import { LoginPanel } from './login-panel.tsx';
import { RegisterPanel } from './register-panel.tsx';

type Tab = 'login' | 'register';

interface AuthTabsProps {
  initialTab: Tab;
  presetRole: 'HOST' | 'CLEANER';
  referralCode: string | undefined;
}

/** Login and register. The tab that is left is taken down, so that coming back starts at the e-mail step. */
export function AuthTabs({ initialTab, presetRole, referralCode }: AuthTabsProps) {
  const { t } = useTranslation('auth');
  const [tab, setTab] = useState<Tab>(initialTab);
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'login', label: t('tabs.login'), content: <LoginPanel /> },
        {
          value: 'register',
          label: t('tabs.register'),
          content: <RegisterPanel presetRole={presetRole} referralCode={referralCode} />,
        },
      ]}
    />
  );
}
