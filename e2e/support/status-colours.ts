/** Of texts that press (design: bad and warn), as a browser computes them. */
export const RED = 'rgb(179, 38, 30)';
export const AMBER = 'rgb(138, 82, 0)';
