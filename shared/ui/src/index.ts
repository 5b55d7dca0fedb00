/** What every page may use: the kit, and a map that is loaded on demand. */
export * from './kit/index.ts';
export { LazyMap } from './maps/lazy-map.tsx';
