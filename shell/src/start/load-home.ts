/** Home's code comes when somebody goes there. */
export const loadHome = () =>
  import(/* webpackChunkName: "home" */ '#home/home-page.tsx').then((module) => module.HomePage);
