import type { CleanerProfile } from '#contract/cleaners.ts';
import { EditProfile } from './edit-profile.tsx';
import { SignOut } from './sign-out.tsx';

/** What stands in the dashboard's head: to edit the profile, and to log out. */
export const HeadActions = ({ profile }: { profile: CleanerProfile }) => (
  <>
    <EditProfile profile={profile} resumes />
    <SignOut />
  </>
);
