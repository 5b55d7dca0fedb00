import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small repository of its own, in which a test can break things. */
export interface Tree {
  root: string;
  write(file: string, content: string | object): void;
  link(file: string, target: string): void;
  remove(file: string): void;
}

const trees: string[] = [];

export function makeTree(files: Readonly<Record<string, string | object>> = {}, from?: Tree): Tree {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'));
  trees.push(root);
  if (from) cpSync(from.root, root, { recursive: true });
  const at = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    return join(root, file);
  };
  const write = (file: string, content: string | object) =>
    writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));
  for (const [file, content] of Object.entries(files)) write(file, content);
  return {
    root,
    write,
    link: (file, target) => symlinkSync(join(root, target), at(file)),
    remove: (file) => rmSync(join(root, file), { recursive: true }),
  };
}

export function removeTrees(): void {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
}
