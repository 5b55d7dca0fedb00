import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { streamText } from 'hono/streaming';
import * as v from 'valibot';
import { readStateFile, writeStateFile } from '#lifecycle/state-file.ts';

/** As Remote Config's own parameters: what the portal reads at run time. */
export const RemoteConfigValues = v.object({
  isMaintenanceMode: v.boolean(),
  maintenanceDateString: v.optional(v.string(), ''),
});
export type RemoteConfigValues = v.InferOutput<typeof RemoteConfigValues>;

const Template = v.object({
  version: v.number(),
  values: RemoteConfigValues,
  /** By an app's id, the values for that app alone. The service itself has a condition for that. */
  byApp: v.optional(v.record(v.string(), RemoteConfigValues), {}),
});
type Template = v.InferOutput<typeof Template>;

const FetchBody = v.object({ app_id: v.string() });

export interface RemoteConfig {
  /** The service's REST interface as the SDK calls it. */
  app: Hono;
  values(): RemoteConfigValues;
  /** Publishes for one app by its id, or for all apps that have no values of their own. */
  publish(values: RemoteConfigValues, appId?: string): void;
  clear(): void;
}

const initialValues: RemoteConfigValues = { isMaintenanceMode: false, maintenanceDateString: '' };

export function createRemoteConfig({
  stateFile,
  origins,
}: {
  stateFile: string;
  origins: readonly string[];
}): RemoteConfig {
  let template: Template = readStateFile(stateFile, Template) ?? { version: 1, values: initialValues, byApp: {} };
  const listeners = new Set<(version: number) => void>();

  function publish(values: RemoteConfigValues, appId?: string): void {
    const change = appId === undefined ? { values } : { byApp: { ...template.byApp, [appId]: values } };
    save({ ...template, ...change, version: template.version + 1 });
  }

  function save(next: Template): void {
    writeStateFile(stateFile, next);
    template = next;
    for (const tell of listeners) tell(template.version);
  }

  const app = new Hono();
  app.use(cors({ origin: [...origins], allowMethods: ['POST'], exposeHeaders: ['ETag'], maxAge: 600 }));

  app.post('/v1/projects/:project/namespaces/:call{firebase:fetch}', async (context) => {
    // Plain JSON, although the SDK says `Content-Encoding: gzip`.
    const body = v.safeParse(FetchBody, await context.req.json().catch(() => null));
    const values = (body.success ? template.byApp[body.output.app_id] : undefined) ?? template.values;
    const etag = `etag-${context.req.param('project')}-firebase-fetch-${template.version}`;
    context.header('ETag', etag);
    context.header('Cache-Control', 'no-store');
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304);
    const entries = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    // Without templateVersion (and without the exposed ETag) the SDK fetches but never activates.
    return context.json({ entries, state: 'UPDATE', templateVersion: String(template.version) });
  });

  app.post('/v1/projects/:project/namespaces/:call{firebase:streamFetchInvalidations}', (context) =>
    streamText(context, async (stream) => {
      await stream.write('[\n');
      await new Promise<void>((resolve) => {
        const tell = (version: number) => {
          const change = {
            featureDisabled: false,
            latestTemplateVersionNumber: String(version),
            retryIntervalSeconds: 120,
          };
          void stream.write(`${JSON.stringify(change)},\n`);
        };
        listeners.add(tell);
        stream.onAbort(() => {
          listeners.delete(tell);
          resolve();
        });
      });
    }),
  );

  return {
    app,
    values: () => template.values,
    publish,
    clear: () => save({ version: template.version + 1, values: initialValues, byApp: {} }),
  };
}
