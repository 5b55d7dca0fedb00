/**
 * The pure rules whose tests are themselves tested: each rule is changed in small ways, and a test has to notice. Only
 * tests of rules count, not those of the screens that use them.
 */
export interface Room {
  /** Files whose rules are changed. */
  rules: readonly string[];
  /** Where the tests that have to notice are, and which they are. */
  folders: readonly string[];
  tests: RegExp;
  /** Some of them need `window` or `document`, so that all of them get a page. */
  isAboutPage?: true;
}

export const ROOMS: Readonly<Record<string, Room>> = {
  guards: {
    rules: ['shared/src/session/{decide-route,return-to}.ts'],
    folders: ['shared/src/session'],
    tests: /(decide-route|return-to)\.test\.ts$/,
  },
  session: {
    rules: ['shared/src/session/{browser-storage,create-session,failure,session-reasons,sign-out-channel}.ts'],
    folders: ['shared/src/session'],
    tests:
      /(browser-storage|create-session|session-data|session-end|failure|session-reasons|sign-out-channel)(\.dom)?\.test\.ts$/,
    isAboutPage: true,
  },
  codes: {
    rules: ['shared/src/session/provider-messages.ts'],
    folders: ['shared/src/session'],
    tests: /provider-messages\.test\.ts$/,
  },
  values: {
    rules: ['shared/src/contract/{path,period,primitives,text-rules}.ts'],
    folders: ['shared/src/contract'],
    tests: /(path|period|primitives|text-rules)\.test\.ts$/,
  },
  contract: {
    rules: ['shared/src/contract/!(path|period|primitives|text-rules|*.test).ts'],
    folders: ['shared/src/contract'],
    tests: /(answers|bodies|calls|estimate|queries|user)\.test\.ts$/,
  },
  orders: {
    rules: [
      'mf-orders/src/order/{automobile-type,contact-name,coordinates,order-paths,order-status,order-values}.ts',
      'mf-orders/src/estimate/estimate-{layout,list-params,marks,rules,selection}.ts',
    ],
    folders: ['mf-orders/src/order', 'mf-orders/src/estimate'],
    tests: /\.test\.ts$/,
  },
  forms: {
    rules: [
      'mf-orders/src/order-form/past-part.ts',
      'mf-orders/src/order-update/update-{refusal,values}.ts',
      'mf-orders/src/prefill/order-prefill.ts',
      'mf-orders/src/share/{address-form,mail-list,share-steps}.ts',
      'mf-orders/src/steps/steps.ts',
    ],
    folders: [
      'mf-orders/src/order-form',
      'mf-orders/src/order-update',
      'mf-orders/src/prefill',
      'mf-orders/src/share',
      'mf-orders/src/steps',
    ],
    tests: /\.test\.ts$/,
  },
  options: {
    rules: [
      'mf-orders/src/option/{option-facts,option-paths,services}.ts',
      'mf-orders/src/option-form/{option-refusal,option-values,prefectures}.ts',
    ],
    folders: ['mf-orders/src/option', 'mf-orders/src/option-form'],
    tests: /\.test\.ts$/,
  },
  sites: {
    rules: [
      'mf-orders/src/geocoder/{address-text,best-candidate,distance,reverse-geocode}.ts',
      'mf-orders/src/location/site-place.ts',
    ],
    folders: ['mf-orders/src/geocoder', 'mf-orders/src/location'],
    tests: /\.test\.ts$/,
  },
  billing: {
    rules: [
      'mf-billing/src/bill/pdf-file.ts',
      'mf-billing/src/billing/{billing-paths,billing-list-params,closing-days,month-choice,shared-due-date}.ts',
      'mf-billing/src/bulk-download/{all-bills,download-in-turn}.ts',
      'mf-billing/src/list/sort.ts',
    ],
    folders: ['mf-billing/src/bill', 'mf-billing/src/billing', 'mf-billing/src/bulk-download', 'mf-billing/src/list'],
    tests: /\.test\.ts$/,
    isAboutPage: true,
  },
  registry: {
    rules: ['shared/src/host/{area,registry,remote-module}.ts'],
    folders: ['shared/src/host'],
    tests: /(area|registry|remote-module)(\.dom)?\.test\.ts$/,
    isAboutPage: true,
  },
};
