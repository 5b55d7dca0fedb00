import { buildApps } from '../build-apps.ts';
import { say } from '../console.ts';
import { type OwnRepository, ownRepository } from './own-repository.ts';

export async function buildOwn(): Promise<number> {
  say(await folderBuilt(await ownRepository()));
  return 0;
}

/** Builds the app if it has changed; returns the folder of its build. */
export async function folderBuilt({ app }: OwnRepository): Promise<string> {
  const [built] = await buildApps([app], say);
  if (!built) throw new Error(`${app.name} was not built.`);
  return built.folder;
}
