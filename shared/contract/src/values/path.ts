const PARAMETER = /:(\w+)/g;

/** The names of the parameters in a path, for example `/order/:id`. */
export const pathParameters = (path: string): string[] => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

/** The path with its parameters filled in, each as one segment. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** The path as OpenAPI writes it: `/order/{id}`. */
export const openApiPath = (path: string): string => path.replace(PARAMETER, '{$1}');

/** What `fillPath` filled in, or null: `pathname` is another path. */
export function matchPath(path: string, pathname: string): Record<string, string> | null {
  const match = new RegExp(`^${path.replace(PARAMETER, '([^/]+)')}$`).exec(pathname);
  if (!match) return null;
  return Object.fromEntries(
    pathParameters(path).map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
  );
}
