/** Only the owner recognizes it: `t***@demo.example`. Somebody else may have opened the link. */
export const maskEmail = (email: string): string => email.replace(/(?<=^.).*(?=@)/u, '***');
