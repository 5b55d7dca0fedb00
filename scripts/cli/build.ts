import { buildApp } from '../build/build-apps.ts';
import { say } from '../console.ts';
import { ownRepository } from './own-repository.ts';

export async function buildOwn(): Promise<number> {
  const { app } = await ownRepository();
  say(await buildApp(app, say));
  return 0;
}
