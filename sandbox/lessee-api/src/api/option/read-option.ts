import type { OptionStatusFilter } from '@portal/contract/option';
import { and, arrayContains, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { options } from '#database/schema/option.ts';
import { matchesKeyword } from '#database/search-text.ts';
import type { Handler } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { isInScope } from '../core/scope.ts';
import { findOption, selectOptions, toOption } from './option-row.ts';

export const listOptions: Handler<'listOptions'> = async ({ query }, { db, caller }) => {
  const { contactId, department, searchKeyword, optionStatusFilter = 'all', requestService } = query;
  const where = and(
    isInScope(db, options, { accountId: caller.accountId, contactId, department }),
    matchesKeyword(options.searchText, searchKeyword),
    HAS_STATUS[optionStatusFilter],
    query.withoutEnded && isOpen,
    requestService && arrayContains(options.requestService, [requestService]),
  );
  const rows = await selectOptions(db, where).limit(query.pageSize).offset(offsetOf(query));
  return { data: rows.map(toOption), pagination: pagination(query, await db.$count(options, where)) };
};

const isOpen = and(isNull(options.cancelledAt), isNull(options.doneAt));

const HAS_STATUS: Record<OptionStatusFilter, SQL | undefined> = {
  all: undefined,
  reviewing: and(isOpen, isNull(options.answeredAt)),
  answered: and(isOpen, isNotNull(options.answeredAt)),
  done: isNotNull(options.doneAt),
  cancelled: isNotNull(options.cancelledAt),
};

export const getOption: Handler<'getOption'> = ({ params }, { db, caller }) => findOption(db, caller, params.id);
