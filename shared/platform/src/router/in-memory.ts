import { createMemoryRouter as create } from 'react-router-dom';
import { enterOnce } from './enter-once.ts';

/** For tests and the catalogue. */
export const createMemoryRouter: typeof create = (...args) => enterOnce(create(...args));
