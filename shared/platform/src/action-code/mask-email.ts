/** Enough for its owner to know it by: `t***@demo.example`. Whoever opens a link may be somebody else. */
export const maskEmail = (email: string): string => email.replace(/(?<=^.).*(?=@)/u, '***');
