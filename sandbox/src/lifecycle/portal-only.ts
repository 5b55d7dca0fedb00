import type { RequestListener } from 'node:http';

/**
 * The emulators let any origin read everything, even the codes in mails. A page of another site in this machine's
 * browser names itself in `Origin`; a request without one comes from a tool, a test or a plain download.
 */
export const onlyForPortal =
  (origins: readonly string[], listener: RequestListener): RequestListener =>
  (request, response) => {
    const { origin } = request.headers;
    if (origin === undefined || origins.includes(origin)) return listener(request, response);
    response.writeHead(403, { 'content-type': 'text/plain' }).end('The sandbox answers the portal only.\n');
  };
