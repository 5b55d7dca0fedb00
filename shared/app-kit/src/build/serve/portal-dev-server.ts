import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration as DevServer } from 'webpack-dev-server';

/**
 * What `webpack serve --env portal=…` serves: an app's part of the portal at this origin, with hot reload. Pages of other
 * origins get nothing.
 */
export function portalDevServer(port: number, portal: string): DevServer {
  const allow = { 'Access-Control-Allow-Origin': portal, Vary: 'Origin' };
  return {
    host: 'localhost',
    port,
    hot: true,
    // To a browser on the same machine the bytes take no time, and compressing them does.
    compress: false,
    // The page has the portal's address, so the server's own is given.
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    static: false,
    allowedHosts: [new URL(portal).hostname],
    headers: allow,
    setupMiddlewares: (middlewares) => [{ name: 'preflight', middleware: preflight(allow) }, ...middlewares],
  };
}

/** Some browsers ask first whether the page of another machine may load from this one. */
const preflight =
  (allow: Record<string, string>) => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== 'OPTIONS') return next();
    response.writeHead(204, { ...allow, 'Access-Control-Allow-Private-Network': 'true' }).end();
  };
