import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Speed is not what these tests check: a busy machine is not a failure.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

import './missing-in-jsdom.ts';
