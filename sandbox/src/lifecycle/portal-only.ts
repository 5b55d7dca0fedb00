import type { RequestListener } from 'node:http';

/**
 * The emulators allow any origin to read all they have, mails' codes included. A page of another site that runs in
 * this machine's browser names itself in `Origin`; what comes without one is a tool, a test or a plain download.
 */
export const onlyForPortal =
  (origins: readonly string[], listener: RequestListener): RequestListener =>
  (request, response) => {
    const { origin } = request.headers;
    if (origin === undefined || origins.includes(origin)) return listener(request, response);
    response.writeHead(403, { 'content-type': 'text/plain' }).end('The sandbox answers the portal only.\n');
  };
