/** Only by TLS for a year, sub-domains too: the portal's and the API's `Strict-Transport-Security`. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
