import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long something may take says nothing about whether it works: a busy machine is not a failure.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

import './missing-in-jsdom.ts';
