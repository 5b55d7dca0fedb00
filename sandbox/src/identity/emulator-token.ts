import type { TokenVerifier } from '@portal/lessee-api/platform';
import { checks, type ExpectedToken, isRefusal, readClaims } from '@portal/lessee-api/token/claims';
import { UnsecuredJWT } from 'jose';

interface EmulatorHosts {
  /** Where the API listens. */
  host: string;
  nodeEnv: string | undefined;
  /** The address of the identity emulator, whose tokens are accepted. */
  identityHost: string;
}

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

/**
 * The emulator's tokens are unsigned: anybody who can reach this API can pretend to be anybody. Hence four locks; each
 * of them alone refuses to start.
 */
export function createEmulatorTokenVerifier(expected: ExpectedToken, hosts: EmulatorHosts): TokenVerifier {
  const { host, identityHost, nodeEnv } = hosts;
  const refuse = (reason: string): never => {
    throw new Error(`Unsigned tokens are for one machine only: ${reason}.`);
  };
  if (!isLoopback(host)) refuse(`the API listens on ${host}, which others can reach`);
  if (!isLoopback(identityHost)) refuse(`the identity emulator is on ${identityHost}, not on this machine`);
  if (!expected.projectId.startsWith('demo-')) refuse(`the project ${expected.projectId} may be real (not demo-…)`);
  if (nodeEnv === 'production') refuse('NODE_ENV is production');

  return async (token) => {
    try {
      return readClaims(UnsecuredJWT.decode(token, checks(expected)).payload, expected);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };
}
