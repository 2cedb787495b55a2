import { AccountPasskeys } from './account-passkeys.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { AccountTwoFactor } from './account-two-factor.tsx';

/** What keeps others out: the second step of a login, and where somebody is logged in. */
export function AccountSafety() {
  return (
    <div className="grid gap-10">
      <AccountTwoFactor />
      <AccountPasskeys />
      <AccountSessions />
    </div>
  );
}
