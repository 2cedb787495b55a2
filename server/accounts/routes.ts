import * as accounts from '#contract/accounts.ts';
import { route } from '#server/platform/http/route.ts';
import { endOtherSessions } from './end-sessions.ts';
import { giveDetails } from './give-details.ts';
import { listSessions } from './list-sessions.ts';
import { loginWithPassword } from './login-with-password.ts';
import { logout } from './logout.ts';
import { registerWithPassword } from './register-with-password.ts';
import { requestLoginCode } from './request-login-code.ts';
import { requestRegisterCode } from './request-register-code.ts';
import { setPassword } from './set-password.ts';
import { showMe } from './show-me.ts';
import { type OnRename, updateMe } from './update-me.ts';
import { verifyLink } from './verify-link.ts';
import { verifyLogin } from './verify-login.ts';
import { verifyRegister } from './verify-register.ts';

const secretAnswer = { secretAnswer: 'not cached' } as const;

export const accountRoutes = (onRename: OnRename) => [
  route(accounts.getMe, ({ kit, actor }) => showMe(kit, actor)),
  route(accounts.updateMe, ({ kit, actor, body }) => updateMe(kit, actor, body, onRename)),
  route(accounts.giveDetails, ({ kit, actor, body }) => giveDetails(kit, actor, body)),
  route(accounts.setPassword, ({ kit, actor, caller, body }) => setPassword(kit, actor, caller, body)),
  route(accounts.listSessions, ({ kit, actor }) => listSessions(kit, actor)),
  route(accounts.endOtherSessions, ({ kit, actor }) => endOtherSessions(kit, actor)),
  route(accounts.requestLoginCode, ({ kit, caller, body }) => requestLoginCode(kit, caller, body)),
  route(
    accounts.verifyLogin,
    ({ kit, actor, caller, body }) => verifyLogin(kit, { actor, caller }, body),
    secretAnswer,
  ),
  route(accounts.requestRegisterCode, ({ kit, caller, body }) => requestRegisterCode(kit, caller, body)),
  route(
    accounts.verifyRegister,
    ({ kit, actor, caller, body }) => verifyRegister(kit, { actor, caller }, body),
    secretAnswer,
  ),
  route(
    accounts.verifyLink,
    ({ kit, actor, caller, body }) => verifyLink(kit, { actor, caller }, body.token),
    secretAnswer,
  ),
  route(accounts.loginWithPassword, ({ kit, caller, body }) => loginWithPassword(kit, caller, body), secretAnswer),
  route(accounts.register, ({ kit, caller, body }) => registerWithPassword(kit, caller, body), secretAnswer),
  route(accounts.logout, ({ kit, actor }) => logout(kit, actor)),
];
