/** A build of mf-news, as a registry lists it, without what its pages need. */
export const newsBuild = (version: string) => ({
  version,
  container: `mf_news_${version}`,
  entry: `/mf/mf-news/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  preload: {},
  pageFiles: {},
});
