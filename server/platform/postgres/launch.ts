import { execFileSync, type SpawnOptions } from 'node:child_process';
import { StartFault } from '../start-fault.ts';
import { type Account, canReach } from './account.ts';

export interface Launch {
  file: string;
  args: string[];
  options: SpawnOptions;
}

/**
 * How to run a PostgreSQL program as the account. If the account cannot traverse down to the program or the data (a
 * checkout under /root), `setpriv` starts it with the one capability to pass closed folders: opening the folders, or
 * moving the data out of DATA_DIR, would change more than was asked for.
 */
export function launch(program: string, args: string[], account: Account, dataDir: string): Launch {
  const options: SpawnOptions = { env: { ...process.env, LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' }, cwd: '/' };
  if (!account) return { file: program, args, options };
  if (canReach(account, program) && canReach(account, dataDir)) {
    return { file: program, args, options: { ...options, ...account } };
  }
  if (!hasSetpriv()) {
    throw new StartFault(
      `PostgreSQL cannot run as root and its account cannot enter ${dataDir}: start as an ordinary user, or from a folder everyone can enter, such as /opt/freshkey.`,
    );
  }
  return { file: 'setpriv', args: [...setprivArgs(account), program, ...args], options };
}

/** `no_setuid_fixup`: without it access(2), which initdb calls before it runs `postgres`, ignores the capability. */
function setprivArgs({ uid, gid }: { uid: number; gid: number }): string[] {
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capability, 'env'];
}

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
