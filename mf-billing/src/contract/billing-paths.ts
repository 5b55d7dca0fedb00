/** Addresses of this feature's pages. */
export const billingPaths = {
  list: '/billing',
  /** The list with the bill of that number, in any month. */
  ofNumber: (number: string): string => `/billing?${new URLSearchParams({ number })}`,
  retention: '/billing/retention',
} as const;
