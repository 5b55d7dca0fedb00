/** Where a build is: with its sources, or published. */
export type Place = 'dist' | 'portal';

/** How a wrong build is made anew. */
export const renewed = (place: Place, app: string, folder: string): string =>
  place === 'dist'
    ? `rm -r ${folder} && npm run build -- ${app}`
    : `A published version is never overwritten: delete the composed folder and ${app}/dist, then compose it again`;
