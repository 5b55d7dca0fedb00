import { act } from '@testing-library/react';

/** Three presses in one task, before the page can show that the first has done something. */
export const pressThrice = (button: HTMLElement): void =>
  act(() => {
    for (let times = 0; times < 3; times += 1) button.click();
  });
