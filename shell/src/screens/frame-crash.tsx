import { useRouteError } from '@portal/shared/router';
import { CrashScreen } from './crash-screen.tsx';

/** Replaces the whole frame. */
export function FrameCrash() {
  return <CrashScreen error={useRouteError()} />;
}
