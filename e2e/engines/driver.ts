/** What the walk needs of a window of a browser. Everything else is a script in its page. */
export interface Driver {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function in the page, and answers what it returns. */
  run(script: string): Promise<unknown>;
  /** With the mouse, at a place of the window. */
  click(place: Place): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Gives files of this machine to the page's only field for files. */
  attach(files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Another one of the same browser, which shares its session. */
  openTab(): Promise<Driver>;
}

/** What a window opens with. */
export const DESKTOP = { width: 1280, height: 800 };

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Tab' | 'Escape' | 'ArrowDown';

export interface Launch {
  /** Where all of the browser's requests go: `127.0.0.1:4711`. */
  readonly proxy: { readonly host: string; readonly port: number };
  /** A folder of its own: for its profile and what it downloads. */
  readonly folder: string;
}

export interface Launched {
  readonly window: Driver;
  close(): Promise<void>;
}
