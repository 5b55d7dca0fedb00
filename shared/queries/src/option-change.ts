/* Apart from the queries: a list brings no form's rules. */

import {
  cancelOption as cancelCall,
  createOption as createCall,
  type OptionBody,
  updateOption as updateCall,
} from '@portal/contract/option-change';
import { request } from '@portal/platform/api';

export const createOption = (body: OptionBody) => request(createCall, { body });

export const updateOption = (id: string, body: OptionBody) => request(updateCall, { params: { id }, body });

export const cancelOption = (id: string) => request(cancelCall, { params: { id } });
