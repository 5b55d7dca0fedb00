import { buildOf } from '../observe/culprit.ts';
import { type Build, type CallObservation, getRelease, type Observed, supportCode } from '../observe/index.ts';
import { isOfLoading } from '../observe/report-error.ts';
import type { Duration } from './durations.ts';
import type { Fields, LogRecord } from './otlp.ts';
import { placesOf, templateOf } from './places.ts';
import { createScreen } from './screen.ts';
import type { Vital } from './vitals.ts';

const INFO = 9;
const ERROR = 17;
/** An address that no page has may be anything. */
const NO_PAGE = '*';

export interface Visit {
  /** Random, and of this visit: not of a person. */
  readonly id: string;
  readonly isNew: boolean;
}

export interface About {
  /** `deployment.environment.name`. */
  readonly environment: string;
  readonly visit: Visit;
}

type Failure = Extract<Observed, { kind: 'failure' }>;
type ObservedCall = Extract<Observed, CallObservation>;
type Screen = ReturnType<typeof createScreen>;

interface Event {
  at: number;
  event: string;
  build: Build | undefined;
  fields?: Fields;
  severity?: number;
  page?: string;
}

/**
 * Makes the records of a visit: the one place that names events and fields. They follow OpenTelemetry's semantic
 * conventions where there are any; the others are `portal.*`.
 */
export function createRecords(about: About) {
  const screen = createScreen({ page: NO_PAGE, build: undefined });
  const { resourceOf, record } = createEvents(about, screen);

  function failure({ error, context, at }: Failure): LogRecord {
    const build = context.build ?? buildOf(error) ?? screen.at(at).build;
    if (isOfLoading(error, context)) {
      const fields = { 'portal.load.kind': context.load ?? 'chunk' };
      return record({ at, event: 'portal.load_failure', build, fields, severity: ERROR });
    }
    const fields = { ...exceptionFields(error), 'portal.support_number': supportCode({ build }).short };
    return record({ at, event: 'exception', build, fields, severity: ERROR });
  }

  /** A page may have several drafts, and is left once. */
  let abandonedLast: unknown;
  function abandoned(at: number): LogRecord | undefined {
    const shown = screen.at(at);
    if (shown === abandonedLast) return undefined;
    abandonedLast = shown;
    const { build, page } = shown;
    return record({ at, event: 'portal.form_abandoned', build, fields: { 'portal.form': page } });
  }

  return {
    ofCall: ({ call, build, ms, result, at }: ObservedCall): Duration => ({
      resource: resourceOf(build),
      fields: {
        'portal.call': call,
        ...(typeof result === 'number' ? { 'http.response.status_code': BigInt(result) } : { 'error.type': result }),
      },
      at,
      ms,
    }),
    /** undefined: the customer is shown no number of it. */
    ofFailedCall({ call, build, requestId, at }: ObservedCall): LogRecord | undefined {
      if (!requestId) return undefined;
      const fields = { 'portal.call': call, 'portal.support_number': requestId };
      return record({ at, event: 'portal.call_failed', build, fields });
    },
    start: (): LogRecord => record({ at: performance.timeOrigin, event: 'session.start', build: getRelease()?.host }),
    /** undefined: it has been told before. */
    of(observed: Exclude<Observed, CallObservation>): LogRecord | undefined {
      const { at } = observed;
      switch (observed.kind) {
        case 'page': {
          const { build } = observed;
          screen.show({ at, build, page: templateOf(observed.path) });
          return record({ at, event: 'portal.page', build });
        }
        case 'failure':
          return failure(observed);
        case 'card': {
          // The shell draws it.
          screen.show({ at, build: undefined, page: templateOf(observed.path) });
          const fields = { 'portal.support_number': observed.supportNumber };
          return record({ at, event: 'portal.area_card', build: observed.build, fields, severity: ERROR });
        }
        case 'abandoned':
          return abandoned(at);
      }
    },
    ofVital({ name, value, rating, at }: Vital): LogRecord {
      const { build, page } = screen.at(at);
      const fields = {
        'browser.web_vital.name': name,
        'browser.web_vital.value': value,
        'browser.web_vital.rating': rating,
      };
      return record({ at: Date.now(), event: 'browser.web_vital', build, fields, page });
    },
  };
}

/** What all records of a visit have in common. */
function createEvents({ environment, visit }: About, screen: Screen) {
  /** The shell's, if nobody knows whose it is. */
  function resourceOf(build: Build | undefined): Fields {
    const host = getRelease()?.host;
    const { name = 'shell', version = 'unknown', revision } = build ?? host ?? {};
    return {
      'service.name': name,
      'service.version': version,
      'portal.registry.revision': revision ?? host?.revision,
      'deployment.environment.name': environment,
    };
  }
  const record = ({ at, event, build, fields, severity = INFO, page = screen.at(at).page }: Event): LogRecord => ({
    resource: resourceOf(build),
    at,
    severity,
    event,
    fields: { 'session.id': visit.id, 'portal.page': page, ...fields },
  });
  return { resourceOf, record };
}

function exceptionFields(error: unknown): Fields {
  const { name, stack = '' } = error instanceof Error ? error : { name: 'NonError' };
  return {
    'exception.type': /^\w{1,60}$/.test(name) ? name : 'Error',
    'exception.stacktrace': placesOf(stack) || undefined,
  };
}
