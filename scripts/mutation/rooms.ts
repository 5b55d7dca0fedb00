/**
 * The pure rules whose tests are themselves tested: each rule is changed in small ways, and a test has to notice. Only
 * tests of rules count, not those of the screens that use them.
 */
export interface Room {
  /** Files whose rules are changed. */
  rules: readonly string[];
  /** The tests that have to notice. */
  tests: RegExp;
}

export const ROOMS: Readonly<Record<string, Room>> = {
  guards: {
    rules: ['shared/src/session/{decide-route,return-to}.ts'],
    tests: /shared\/src\/session\/(decide-route|return-to)\.test\.ts$/,
  },
  session: {
    rules: ['shared/src/session/{browser-storage,create-session,failure,session-reasons,sign-out-channel}.ts'],
    tests: /shared\/src\/session\/(browser|create|failure|session|sign)[^/]*\.test\.ts$/,
  },
  codes: {
    rules: ['shared/src/session/provider-messages.ts'],
    tests: /shared\/src\/session\/provider-messages\.test\.ts$/,
  },
  contract: { rules: ['shared/src/contract/!(*.test).ts'], tests: /shared\/src\/contract\/[^/]*\.test\.ts$/ },
  orders: {
    rules: [
      'mf-orders/src/order/{automobile-type,contact-name,coordinates,order-paths,order-status,order-values}.ts',
      'mf-orders/src/estimate/{estimate-rules,shown-estimates}.ts',
    ],
    tests: /mf-orders\/src\/(order|estimate)\/[^/]*\.test\.ts$/,
  },
  billing: {
    rules: ['mf-billing/src/billing/{billing-paths,billing-place,pdf-file}.ts'],
    tests: /mf-billing\/src\/billing\/[^/]*\.test\.ts$/,
  },
  registry: {
    rules: ['shared/src/host/{area,registry,remote-module}.ts'],
    tests: /shared\/src\/host\/(area|registry|remote-module)[^/]*\.test\.ts$/,
  },
};
