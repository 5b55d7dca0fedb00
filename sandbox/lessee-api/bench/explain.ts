import type { Case } from './cases.ts';
import type { ApiClient } from './client.ts';
import { clientOf, type Engine } from './engines.ts';

interface Statement {
  readonly text: string;
  readonly params: unknown[];
}

interface Queryable {
  query(statement: string | { text: string }, params?: unknown[], ...rest: unknown[]): Promise<unknown>;
}

/** The plans of every statement that one request runs, with their real cost. */
export async function explain(engine: Engine, client: ApiClient, test: Case): Promise<string> {
  const title = `### ${test.account} account, ${test.title}`;
  const plans = await plansOf(clientOf(engine.database), () => client.ask(test));
  return [title, '', ...plans].join('\n');
}

async function plansOf(client: Queryable, work: () => Promise<unknown>): Promise<string[]> {
  await work();
  const statements = await record(client, work);
  const plans: string[] = [];
  for (const { text, params } of statements) {
    const { rows } = (await client.query(`explain (analyze, buffers, timing off) ${text}`, params)) as {
      rows: Record<string, string>[];
    };
    plans.push('```', ...rows.map((row) => row['QUERY PLAN'] ?? ''), '```');
  }
  return plans;
}

/** The statements that reach the driver while the work runs. */
async function record(client: Queryable, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = client.query;
  client.query = function recorded(this: Queryable, statement, params = [], ...rest) {
    statements.push({ text: typeof statement === 'string' ? statement : statement.text, params });
    return query.call(this, statement, params, ...rest);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return statements;
}
