interface ImportMeta {
  /** Undefined without hot reload. */
  readonly webpackHot?: { accept(module: string, changed: () => void): void };
}
