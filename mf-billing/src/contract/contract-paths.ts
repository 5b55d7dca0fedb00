import type { ConsultationKind } from '@portal/contract/option';

/** Addresses of a contract's pages, "usage" in the portal, and of the order that it comes from. */
export const usagePaths = {
  list: '/usage',
  detail: (contractId: string) => `/usage/${contractId}`,
  guide: (contractId: string) => `/usage/${contractId}/guide`,
} as const;

/** Another area's page. */
export const orderPath = (orderId: string): string => `/order/${orderId}`;

/** Another area's form, with what this order had. */
export const copyOrderPath = (orderId: string): string => `/order/create?from=${orderId}`;

/** Another area's form: an application about this contract. */
export const consultationPath = (contractId: string, kind: ConsultationKind): string =>
  `/option/create?contract=${contractId}&consultation=${kind}`;

/** Another area's page: that application. */
export const optionPath = (optionId: string): string => `/option/${optionId}`;
