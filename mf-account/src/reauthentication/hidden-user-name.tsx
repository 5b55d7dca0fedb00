/** Tells password managers whose password the form asks for. */
export const HiddenUserName = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
