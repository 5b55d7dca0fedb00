import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';

const environment = localEnvironment(TEST_PORTS);

export const PORTAL = `http://localhost:${TEST_PORTS.portal}`;
export const API = environment.apiHost;
export const IDENTITY = `http://localhost:${TEST_PORTS.identity}`;
export const STORAGE = `http://localhost:${TEST_PORTS.storage}`;
export const API_KEY = environment.firebase.options.apiKey;
export const PROJECT_ID = environment.firebase.options.projectId;

/**
 * Remote config, its code and its answers. It is asked for when the browser is idle, on a slow machine before the page
 * shows its content, which does not wait for it.
 */
export const isOfRemoteConfig = (address: string): boolean =>
  /remoteconfig|remote-config|\/namespaces\/firebase:fetch/i.test(address);
