import { and } from 'drizzle-orm';
import { options } from '#database/schema/option.ts';
import { matchesKeyword } from '#database/search-text.ts';
import type { Handler } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { isInScope } from '../core/scope.ts';
import { findOption, selectOptions, toOption } from './option-row.ts';

export const listOptions: Handler<'listOptions'> = async ({ query }, { db, caller }) => {
  const { contactId, department, searchKeyword } = query;
  const where = and(
    isInScope(db, options, { accountId: caller.accountId, contactId, department }),
    matchesKeyword(options.searchText, searchKeyword),
  );
  const rows = await selectOptions(db, where).limit(query.pageSize).offset(offsetOf(query));
  return { data: rows.map(toOption), pagination: pagination(query, await db.$count(options, where)) };
};

export const getOption: Handler<'getOption'> = ({ params }, { db, caller }) => findOption(db, caller, params.id);
