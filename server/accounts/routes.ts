import * as accounts from '#contract/accounts.ts';
import * as emailChange from '#contract/email-change.ts';
import { eraseMe } from '#contract/own-data.ts';
import * as passkeys from '#contract/passkeys.ts';
import * as twoFactor from '#contract/two-factor.ts';
import type { Leaving } from '#server/leaving.ts';
import { route } from '#server/platform/http/route.ts';
import { askEmailChange } from './email-change/ask-email-change.ts';
import { changeEmail } from './email-change/change-email.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { eraseAccount } from './erasing/erase-account.ts';
import { giveDetails } from './give-details.ts';
import { listSessions } from './list-sessions.ts';
import { loginWithPassword } from './login-with-password.ts';
import { logout } from './logout.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { askPasskey } from './passkeys/ask-passkey.ts';
import { askPasskeyHere } from './passkeys/ask-passkey-here.ts';
import { askPasskeyLogin } from './passkeys/ask-passkey-login.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { loginWithPasskey } from './passkeys/login-with-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { registerWithPassword } from './register-with-password.ts';
import { requestLoginCode } from './request-login-code.ts';
import { requestRegisterCode } from './request-register-code.ts';
import { type RequireOpen, requireMaySignUp } from './require-may-sign-up.ts';
import { setPassword } from './set-password.ts';
import { showMe } from './show-me.ts';
import { beginTwoFactor } from './two-factor/begin-two-factor.ts';
import { confirmTwoFactor } from './two-factor/confirm-two-factor.ts';
import { endTwoFactor } from './two-factor/end-two-factor.ts';
import { loginWithTwoFactor } from './two-factor/login-with-two-factor.ts';
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts';
import { showTwoFactor } from './two-factor/show-two-factor.ts';
import { type OnRename, updateMe } from './update-me.ts';
import { verifyLink } from './verify-link.ts';
import { verifyLogin } from './verify-login.ts';
import { verifyRegister } from './verify-register.ts';

const secretAnswer = { secretAnswer: 'not cached' } as const;

/** The second factor, and another email. */
const safetyRoutes = [
  route(emailChange.askEmailChange, ({ kit, actor, caller, body }) => askEmailChange(kit, actor, caller, body)),
  route(emailChange.changeEmail, ({ kit, actor, caller, body }) => changeEmail(kit, actor, caller, body)),
  route(twoFactor.getTwoFactor, ({ kit, actor }) => showTwoFactor(kit, actor)),
  route(twoFactor.beginTwoFactor, ({ kit, actor }) => beginTwoFactor(kit, actor), secretAnswer),
  route(twoFactor.confirmTwoFactor, ({ kit, actor, body }) => confirmTwoFactor(kit, actor, body.code), secretAnswer),
  route(twoFactor.endTwoFactor, ({ kit, actor, body }) => endTwoFactor(kit, actor, body.code)),
  route(
    twoFactor.renewRecoveryCodes,
    ({ kit, actor, body }) => renewRecoveryCodes(kit, actor, body.passkey ?? body.code ?? ''),
    secretAnswer,
  ),
  route(twoFactor.loginWithTwoFactor, ({ kit, caller, body }) => loginWithTwoFactor(kit, caller, body), secretAnswer),
  route(passkeys.listPasskeys, ({ kit, actor }) => listPasskeys(kit, actor)),
  route(passkeys.askPasskey, ({ kit, actor, body }) => askPasskey(kit, actor, body), secretAnswer),
  route(
    passkeys.addPasskey,
    ({ kit, actor, caller, body }) => addPasskey(kit, actor, caller, body.passkey),
    secretAnswer,
  ),
  route(passkeys.askPasskeyHere, ({ kit, actor }) => askPasskeyHere(kit, actor), secretAnswer),
  route(passkeys.removePasskey, ({ kit, actor, params }) => removePasskey(kit, actor, params.id)),
  route(passkeys.askPasskeyLogin, ({ kit, body }) => askPasskeyLogin(kit, body.challenge), secretAnswer),
  route(passkeys.loginWithPasskey, ({ kit, caller, body }) => loginWithPasskey(kit, caller, body), secretAnswer),
];

/** Signing up, as far as this marketplace takes anybody. */
const signUpRoutes = (requireOpen: RequireOpen) => [
  route(accounts.giveDetails, ({ kit, actor, body }) => giveDetails(kit, actor, body, requireOpen)),
  route(accounts.requestRegisterCode, async ({ kit, caller, body }) => {
    await requireMaySignUp(kit, caller, body, requireOpen);
    return requestRegisterCode(kit, caller, body);
  }),
  route(
    accounts.verifyRegister,
    async ({ kit, actor, caller, body }) => {
      await requireMaySignUp(kit, caller, body, requireOpen);
      return verifyRegister(kit, { actor, caller }, body);
    },
    secretAnswer,
  ),
  route(
    accounts.register,
    async ({ kit, caller, body }) => {
      await requireMaySignUp(kit, caller, body, requireOpen);
      return registerWithPassword(kit, caller, body);
    },
    secretAnswer,
  ),
];

/** `rooms` are those that empty what is theirs when an account is erased. */
export const accountRoutes = (onRename: OnRename, rooms: readonly Leaving[], requireOpen: RequireOpen) => [
  route(accounts.getMe, ({ kit, actor }) => showMe(kit, actor)),
  route(accounts.updateMe, ({ kit, actor, body }) => updateMe(kit, actor, body, onRename)),
  route(eraseMe, ({ kit, actor, body }) => eraseAccount(kit, actor, body.email, rooms)),
  route(accounts.setPassword, ({ kit, actor, caller, body }) => setPassword(kit, actor, caller, body)),
  ...safetyRoutes,
  route(accounts.listSessions, ({ kit, actor }) => listSessions(kit, actor)),
  route(accounts.endOtherSessions, ({ kit, actor }) => endOtherSessions(kit, actor)),
  route(accounts.endSession, ({ kit, actor, params }) => endSession(kit, actor, params.id)),
  route(accounts.requestLoginCode, ({ kit, caller, body }) => requestLoginCode(kit, caller, body)),
  route(
    accounts.verifyLogin,
    ({ kit, actor, caller, body }) => verifyLogin(kit, { actor, caller }, body),
    secretAnswer,
  ),
  route(
    accounts.verifyLink,
    ({ kit, actor, caller, body }) => verifyLink(kit, { actor, caller }, body.token, requireOpen),
    secretAnswer,
  ),
  route(accounts.loginWithPassword, ({ kit, caller, body }) => loginWithPassword(kit, caller, body), secretAnswer),
  ...signUpRoutes(requireOpen),
  route(accounts.logout, ({ kit, actor }) => logout(kit, actor)),
];
