/**
 * Makes the portal another company's: `npm run adopt -- --name … --company … --colour …`, once, and `--again` after an
 * upgrade (docs/adopt.md). The answers are kept in `adopted.json`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { adoptRequest } from './adopt-request.ts';
import { adoptedTexts, BRAND, brandColour, configurationOf, ICON, WRITTEN } from './adopted-files.ts';
import { type Answers, CERTIFICATE, type Certificate, certificateOf } from './answers.ts';
import { recoloured } from './icon.ts';
import { refusal } from './refusal.ts';
import { repositoryAt } from './repository.ts';
import { theme } from './theme.ts';

const repository = repositoryAt(root);

await endWith(async () => {
  const before = existsSync(join(root, CERTIFICATE)) ? certificateOf(read(CERTIFICATE)) : undefined;
  const { answers, isAgain } = adoptRequest(process.argv.slice(2), before);
  if (!repository.isMerging()) demandNoChanges();
  else if (!isAgain) throw new Error('A merge goes on: end it first, or take it back (git merge --abort).');
  // Where both sides changed these files, the answers decide. The theme cannot be read before.
  for (const file of repository.clashes().filter((one) => WRITTEN.includes(one))) repository.takeMerged(file);
  const refused = refusal(answers, await theme());
  if (refused) throw new Error(refused);
  const template = before ? (repository.mergedTemplate() ?? before.template) : repository.head();
  write({ template, ...answers });
  repository.stage([CERTIFICATE, ...WRITTEN]);
  repository.remove(answers.without.map(configurationOf));
  return isAgain ? endAgain() : endFirst(answers);
});

function demandNoChanges(): void {
  if (repository.changes().length > 0)
    throw new Error('Something here is not committed: commit it first, so that the adoption is a commit of its own.');
}

function write(certificate: Certificate): void {
  const from = brandColour(read(BRAND));
  const texts = { [CERTIFICATE]: `${JSON.stringify(certificate, null, 2)}\n`, ...adoptedTexts(certificate, read) };
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), text);
  const icon = join(root, ICON);
  writeFileSync(icon, recoloured(readFileSync(icon), from, certificate.colour));
  // A quote in the company's name is quoted in another way.
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', BRAND, CERTIFICATE], { cwd: root });
}

function endFirst({ name, company, without }: Answers): number {
  repository.commit(`Adopt the portal as ${name}`, `It is the portal of ${company}: docs/adopt.md.`);
  say(`
This is ${name}, the portal of ${company}, in a commit of its own.${without.map((one) => ` Without ${one}.`).join('')}
  ${CERTIFICATE}   its birth certificate: keep it, upgrades read it
  npm start   shows it
docs/adopt.md says what is still to be done by hand.`);
  return 0;
}

function endAgain(): number {
  const left = repository.clashes();
  if (left.length > 0) {
    say(`
The answers are applied. These files clash because both sides changed them:
${left.map((file) => `  ${file}`).join('\n')}
Make each of them whole, git add it, and end the merge: git commit`);
    return 1;
  }
  if (repository.isMerging()) repository.endMerge();
  else if (repository.hasStaged()) repository.commit('Adopt the portal again', 'With the answers of adopted.json.');
  say('\nThe answers are applied and committed. Now: npm run check && npm test');
  return 0;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
