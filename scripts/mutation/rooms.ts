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
    rules: ['shared/platform/src/session/{decide-route,return-to}.ts'],
    folders: ['shared/platform/src/session'],
    tests: /(decide-route|return-to)\.test\.ts$/,
  },
  session: {
    rules: [
      'shared/platform/src/session/{browser-storage,session-failure,session-reasons,sign-out-channel}.ts',
      'shared/platform/src/session/running/!(*.test).ts',
    ],
    folders: ['shared/platform/src/session'],
    tests:
      /(browser-storage|clear-ups|create-session|provider-watch|session-data|session-end|session-failure|session-reasons|sign-out-channel)(\.dom)?\.test\.ts$/,
    isAboutPage: true,
  },
  codes: {
    rules: ['shared/platform/src/session/provider-messages.ts'],
    folders: ['shared/platform/src/session'],
    tests: /provider-messages\.test\.ts$/,
  },
  values: {
    rules: ['shared/contract/src/values/{path,period,primitives,text-rules}.ts'],
    folders: ['shared/contract/src'],
    tests: /(path|period|primitives|text-rules)\.test\.ts$/,
  },
  contract: {
    rules: ['shared/contract/src/!(*.test).ts'],
    folders: ['shared/contract/src'],
    tests: /(answers|bodies|calls|estimate|queries|user)\.test\.ts$/,
  },
  orders: {
    rules: [
      'mf-orders/src/orders/order/{automobile-type,contact-name,coordinates,order-paths,order-status}.ts',
      'mf-orders/src/estimates/estimate/estimate-{layout,list-params,marks,rules,selection}.ts',
    ],
    folders: ['mf-orders/src/orders/order', 'mf-orders/src/estimates/estimate'],
    tests: /\.test\.ts$/,
  },
  forms: {
    rules: [
      'mf-orders/src/orders/form/{order-values,past-part}.ts',
      'mf-orders/src/orders/update/update-{refusal,values}.ts',
      'mf-orders/src/orders/create/order-prefill.ts',
      'mf-orders/src/estimates/share/{address-form,mail-list,share-steps}.ts',
      'mf-orders/src/steps/steps.ts',
    ],
    folders: [
      'mf-orders/src/orders/form',
      'mf-orders/src/orders/update',
      'mf-orders/src/orders/create',
      'mf-orders/src/estimates/share',
      'mf-orders/src/steps',
    ],
    tests: /\.test\.ts$/,
  },
  options: {
    rules: [
      'mf-orders/src/options/option/{option-facts,option-paths,services}.ts',
      'mf-orders/src/options/form/{option-refusal,option-values,prefectures}.ts',
    ],
    folders: ['mf-orders/src/options/option', 'mf-orders/src/options/form'],
    tests: /\.test\.ts$/,
  },
  sites: {
    rules: [
      'mf-orders/src/orders/site/geocoder/{address-text,best-candidate,distance,reverse-geocode}.ts',
      'mf-orders/src/orders/site/pin-source.ts',
    ],
    folders: ['mf-orders/src/orders/site'],
    tests: /\.test\.ts$/,
  },
  billing: {
    rules: [
      'mf-billing/src/billing/bill/pdf-file.ts',
      'mf-billing/src/billing/bulk-download/{all-bills,download-sequentially}.ts',
      'mf-billing/src/billing/list/{billing-paths,billing-list-params,sort}.ts',
      'mf-billing/src/billing/month/{month-choice,shared-due-date}.ts',
      'mf-billing/src/billing/monthly-summary/closing-days.ts',
    ],
    folders: ['mf-billing/src/billing'],
    tests: /\.test\.ts$/,
    isAboutPage: true,
  },
  registry: {
    rules: ['shared/platform/src/registry/!(*.test).ts', 'shared/platform/src/remote-module.ts'],
    folders: ['shared/platform/src'],
    tests: /(area|canary|read-registry|remote-module)(\.dom)?\.test\.ts$/,
    isAboutPage: true,
  },
};
