import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jest from './jest.config.mjs';

const browser = jest.projects.find(({ displayName }) => displayName === 'browser');

/**
 * How many small changes of the pure rules go unnoticed: `npx stryker run`; CONTRIBUTING.md. Only tests of rules count, not
 * those of the screens that use them.
 */
export default {
  mutate: [
    'shared/contract/src/!(*.test).ts',
    'shared/contract/src/values/{path,period,primitives,text-rules}.ts',
    'shared/platform/src/registry/!(*.test).ts',
    'shared/platform/src/remote-module.ts',
    'shared/platform/src/session/{browser-storage,decide-route,provider-messages,return-to}.ts',
    'shared/platform/src/session/{session-failure,session-reasons,sign-out-channel}.ts',
    'shared/platform/src/session/running/!(*.test).ts',
    'mf-orders/src/orders/order/{automobile-type,contact-name,coordinates,order-paths,order-status}.ts',
    'mf-orders/src/orders/form/{order-values,past-part}.ts',
    'mf-orders/src/orders/update/update-{refusal,values}.ts',
    'mf-orders/src/orders/create/order-prefill.ts',
    'mf-orders/src/orders/site/geocoder/{address-text,best-candidate,distance,reverse-geocode}.ts',
    'mf-orders/src/orders/site/pin-source.ts',
    'mf-orders/src/estimates/estimate/estimate-{layout,list-params,marks,rules,selection}.ts',
    'mf-orders/src/estimates/share/{address-form,mail-list,share-steps}.ts',
    'mf-orders/src/options/option/{option-facts,option-paths,services}.ts',
    'mf-orders/src/options/form/{option-refusal,option-values,prefectures}.ts',
    'mf-orders/src/steps/steps.ts',
    'mf-billing/src/billing/bill/pdf-file.ts',
    'mf-billing/src/billing/bulk-download/{all-bills,download-sequentially}.ts',
    'mf-billing/src/billing/list/{billing-paths,billing-list-params,sort}.ts',
    'mf-billing/src/billing/month/{month-choice,shared-due-date}.ts',
    'mf-billing/src/billing/monthly-summary/closing-days.ts',
  ],
  thresholds: { high: 95, low: 90, break: 90 },
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...browser,
      // Stryker wraps the environment, which it knows by this path alone, and supports only one for all tests.
      testEnvironment: './shared/app-kit/src/testing/jsdom-environment.ts',
      testMatch: [
        '<rootDir>/{shared/contract,mf-orders,mf-billing}/src/**/*.test.ts',
        '<rootDir>/shared/platform/src/{registry/**/,session/**/,}*.test.ts',
      ],
      // Jest looks for all files again with every change.
      roots: ['shared/contract/src', 'shared/platform/src', 'mf-orders/src', 'mf-billing/src'],
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // On a busy machine a slow answer would count as noticed.
  timeoutMS: 30_000,
  // It requires the environment itself, without Jest's transform for TypeScript.
  testRunnerNodeArgs: ['--import', 'tsx'],
  // Inside the repository Jest would mistake the copies for the packages.
  tempDirName: join(tmpdir(), 'mutation'),
  cleanTempDir: 'always',
  ignorePatterns: ['.cache', '.portal', '.sandbox', 'dist'],
  // Both would need the JavaScript interface of TypeScript, which TypeScript 7 does not have.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: '.cache/mutation.html' },
};
