/** How colleagues see somebody who has been erased, in place of the last name. */
export const ERASED_NAME = '退会したユーザー';
