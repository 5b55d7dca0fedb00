import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificate } from '@portal/lessee-api/clients/testing/localhost-certificate';
import { runMailServer } from '@portal/lessee-api/clients/testing/mail-server';
import type { Customer } from '@portal/lessee-api/testing/world';
import { attachmentPath, uploadAsBrowser } from '#storage/testing/browser-upload.ts';
import { runStorage } from '#storage/testing/running-storage.ts';
import { createServiceAccount } from '#storage/testing/signed-gate.ts';

interface LoadServices {
  /** For the API's processes. */
  readonly environment: Record<string, string>;
  /** What a browser does before it sends an order: not to the portal, and so not measured. */
  upload(customer: Customer, filename: string): Promise<string>;
}

/** Storage and mail behind the API: the code of the emulator, and a mail server. `stops` gets what ends each of them. */
export async function openServices(home: string, stops: (() => unknown)[]): Promise<LoadServices> {
  const mailServer = await runMailServer();
  stops.push(() => mailServer.stop());
  const storage = await runStorage();
  stops.push(storage.stop);
  const authority = join(home, 'ca.pem');
  writeFileSync(authority, certificate);
  return {
    environment: {
      GOOGLE_APPLICATION_CREDENTIALS: createServiceAccount(home).file,
      STORAGE_BUCKET: 'gs://demo-portal.firebasestorage.app',
      STORAGE_EMULATOR_HOST: storage.root,
      MAIL_SERVER: mailServer.address,
      MAIL_FROM: 'noreply@portal.example',
      NODE_EXTRA_CA_CERTS: authority,
    },
    upload: (customer, filename) => uploadAsBrowser(storage.objects(), attachmentPath(customer, filename), customer),
  };
}
