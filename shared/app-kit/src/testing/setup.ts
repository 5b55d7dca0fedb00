import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Speed is not what these tests check: a busy machine is not a failure.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

import './missing-in-jsdom.ts';

import { takeBareTexts } from './bare-texts.ts';

afterEach(() => {
  const texts = takeBareTexts();
  if (texts.length > 0)
    throw new Error(`A text beside other children needs an element of its own (docs/adr/0015):\n${texts.join('\n')}`);
});
