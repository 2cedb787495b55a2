import { Navigate } from 'react-router';
import { StartingScreen } from './starting-screen.tsx';

/** Leads on to another screen, in place of this one; until that is there, one sees that something is coming. */
export function OnTo({ address }: { address: string }) {
  return (
    <>
      <StartingScreen />
      <Navigate to={address} replace />
    </>
  );
}
