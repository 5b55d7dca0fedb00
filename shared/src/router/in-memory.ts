/** For tests and the catalogue. */
export { createMemoryRouter } from 'react-router-dom';
