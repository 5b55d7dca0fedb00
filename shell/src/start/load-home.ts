/** Loads home's code, which only home needs. */
export const loadHome = () =>
  import(/* webpackChunkName: "home" */ '#home/home-page.tsx').then((module) => module.HomePage);
