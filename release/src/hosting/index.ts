export { contentSecurityPolicy } from './headers.ts';
export { contentType, documentHeaders, fileHeaders, Hosting, hosting, isPage } from './hosting.ts';
