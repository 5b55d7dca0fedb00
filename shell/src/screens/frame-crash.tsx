import { useRouteError } from '@portal/platform/router';
import { CrashScreen } from './crash-screen.tsx';

/** Replaces the whole frame. */
export function FrameCrash() {
  return <CrashScreen error={useRouteError()} />;
}
