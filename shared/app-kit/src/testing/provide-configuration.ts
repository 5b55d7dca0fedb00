import { ENVIRONMENT_ELEMENT_ID } from '@portal/platform/environment';

/** The environment in the document, as the composer writes it. Without settings it is that of an older portal. */
export function provideConfiguration(settings: Record<string, unknown> = {}): void {
  document.getElementById(ENVIRONMENT_ELEMENT_ID)?.remove();
  const element = document.createElement('script');
  const textContent = JSON.stringify({ companyName: 'サンプル株式会社', ...settings });
  document.head.append(Object.assign(element, { id: ENVIRONMENT_ELEMENT_ID, type: 'application/json', textContent }));
}
