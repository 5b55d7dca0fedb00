import type { NewRemote } from './from-template.ts';
import { BROWSER_TEXTS, OWNERS, teamOf } from './register.ts';

/** What was made, for whoever asked for it: each file outside its folder is named. */
export function receipt({ remote, room, title, prefix, standalonePort }: NewRemote): string {
  return `
${remote} shows "${title}" at ${prefix}:
  ${remote}/   its sources, with a first page in ${remote}/src/${room}/ and the page's test
  e2e/${room}.spec.ts   its browser test
  ${BROWSER_TEXTS}   has its texts
  ${OWNERS}   gives it to ${teamOf({ room })}: name the team that really owns it
The build, the menus, npm start and npm run standalone find it by themselves.
  npm run standalone -- ${remote}   alone, at http://localhost:${standalonePort}
  npm start   in the portal
  npm run check && npx jest ${remote} && npm test -- --only e2e ${room}.spec
docs/how-to-add.md says how to go on from here.`;
}
