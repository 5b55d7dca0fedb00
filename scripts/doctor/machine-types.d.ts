/** `machine.mjs` runs before anything is installed, so that it is no TypeScript. */
declare module '*/doctor/machine.mjs' {
  /** The outcome of a check: `note` for what only some commands need, `WRONG` with what to do. */
  export interface Line {
    readonly state: 'ok' | 'note' | 'WRONG';
    readonly words: string;
  }

  interface Holder {
    readonly pid: number;
    readonly command: string;
    readonly directory: string | undefined;
  }

  export interface Machine {
    readonly folder: string;
    readonly nodeVersion: string;
    readonly variables: NodeJS.ProcessEnv;
    has(path: string): boolean;
    freeBytes(folder: string): number;
    isFree(port: number): Promise<boolean>;
    holderOf(port: number): Holder | null;
  }

  export const thisMachine: Machine;
  export function node(machine: Machine): Line;
  export function lockFile(machine: Machine): Line;
  export function disk(machine: Machine): Line;
  export function port(machine: Machine, port: number, name: string): Promise<Line>;
  export function browser(machine: Machine): Line;
  export function printed(lines: readonly Line[], print: (line: string) => void): number;
}
