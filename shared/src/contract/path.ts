const PARAMETER = /:(\w+)/g;

/** The names of the parameters in a path, for example `/order/:id`. */
export const pathParameters = (path: string): string[] => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

/** The path with its parameters filled in, each as one segment. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
