export { verdictOn } from './verdict.ts';
