import type { Handlers } from './core/handler.ts';
import { readProgress } from './order/progress.ts';
import { readOrder, readOrderList } from './order/read-order.ts';
import { clearRequiredChange, readAccountList, readMfa, readUser } from './user/user.ts';

export const handlers: Partial<Handlers> = {
  getUser: readUser,
  getMfa: readMfa,
  listAccounts: readAccountList,
  notifyPasswordChanged: clearRequiredChange,
  listOrders: readOrderList,
  getOrderProgress: readProgress,
  getOrder: readOrder,
};
