import { REQUEST_SERVICES, type RequestService } from '@portal/contract/option';
import { t } from '#text/t.ts';

const isKnownService = (service: string): service is RequestService =>
  (REQUEST_SERVICES as readonly string[]).includes(service);

/** The name of a service; one that only newer portals know is shown as it is. */
export const serviceName = (service: string): string => (isKnownService(service) ? t(`service.${service}`) : service);

/** Whether the form can show and send all of them: the API refuses services that it does not know. */
export const areKnownServices = (services: readonly string[]): services is readonly RequestService[] =>
  services.every(isKnownService);

/** How many services a row of a list names. */
const NAMED_IN_ROW = 2;

/** The services that a row names, and how many more there are. */
export function servicesInRow(services: readonly string[]): { names: string[]; more: number } {
  const names = services.slice(0, NAMED_IN_ROW).map(serviceName);
  return { names, more: services.length - names.length };
}
