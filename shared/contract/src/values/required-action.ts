/** What an account must do before the API answers it again: the code of its 403. The user's data say so, too. */
export const REQUIRED_ACTIONS = ['passwordChangeRequired', 'mfaRequired'] as const;
export type RequiredAction = (typeof REQUIRED_ACTIONS)[number];
