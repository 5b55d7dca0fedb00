/**
 * The whole portal on this machine: `npm start`, `npm start -- --reset` for fresh data, `npm start -- --large` for
 * 100,000 orders in one company.
 */
import { parseArgs } from 'node:util';
import { localEnvironment, localTelemetry, PORTS } from '@portal/app-kit/build/local-environment';
import { endWith, say } from '../console.ts';
import { LOCAL_PORTAL } from '../root.ts';
import { startLocalSandbox } from '../sandbox.ts';
import { stopRequest } from '../stop-request.ts';
import { startWholePortal } from './whole-portal.ts';

const ACCOUNTS = [
  ['tanaka@demo.example', '契約ごとの請求。データが多い'],
  ['yamada@demo.example', '同じ会社の別の部署'],
  ['sato@demo.example', '月次合算の請求（20日締め）'],
  ['suzuki@demo.example', '2段階認証あり。認証コードは下の送信箱に届く'],
  ['first@demo.example', '初回ログイン。パスワードの変更が必要'],
  ['required@demo.example', '2段階認証の設定が必要。コードは下の送信箱に届く'],
  ['unverified@demo.example', 'メールアドレスの確認が必要。メールは下の送信箱に届く'],
  ['new@demo.example', 'データなし'],
  ['large@demo.example', '依頼が5,000件（npm start -- --large では100,000件）'],
] as const;
const PASSWORD = 'demo-pass-1';
/** Maintenance that a developer announces is seen after some seconds. */
const REMOTE_CONFIG_EVERY_MS = 10_000;

await endWith(async () => {
  const { values } = parseArgs({
    options: { reset: { type: 'boolean', default: false }, large: { type: 'boolean', default: false } },
  });
  // Before anything is open, so that Ctrl-C during the start also stops in order.
  const stop = stopRequest();
  say('Starting the sandbox (identity, storage, lessee API) ...');
  try {
    const portal = await startWholePortal({
      folder: LOCAL_PORTAL,
      ports: PORTS,
      environment: {
        ...localEnvironment(PORTS, REMOTE_CONFIG_EVERY_MS),
        telemetry: localTelemetry(PORTS),
        allowRemoteOverrides: true,
      },
      startSandbox: (choice) => startLocalSandbox(PORTS, { ...values, ...choice }),
    });
    say(`
The portal runs at ${portal.address}
  Accounts, all with the password ${PASSWORD}:
${ACCOUNTS.map(([email, note]) => `    ${email.padEnd(24)} ${note}`).join('\n')}
  Mails and SMS that it sends: ${portal.sandbox.outbox}
Ctrl-C stops everything; the data stays in .sandbox/ (npm start -- --reset starts with fresh data).`);
    await stop.requested;
    say('Stopping ...');
    await portal.stop();
  } catch (error) {
    // A build interrupted by Ctrl-C is not a failure.
    if (!stop.isRequested()) throw error;
  }
  return 0;
});
