export { type UnmetNeed, unmetNeeds } from './unmet-needs.ts';
export { verdictOn } from './verdict.ts';
