import type { ErrorContext } from '@portal/platform/observe';

/** Why a remote could not be loaded, as far as the browser tells. */
export class LoadError extends Error {
  readonly kind: NonNullable<ErrorContext['load']>;

  constructor(message: string, kind: LoadError['kind']) {
    super(message);
    this.kind = kind;
  }
}
