/* Apart from the queries: a list brings no form's rules. */
import { request } from '@portal/shared/api';
import {
  cancelOption as cancelCall,
  createOption as createCall,
  type OptionBody,
  updateOption as updateCall,
} from '@portal/shared/contract/option-change';

export const createOption = (body: OptionBody) => request(createCall, { body });

export const updateOption = (id: string, body: OptionBody) => request(updateCall, { params: { id }, body });

export const cancelOption = (id: string) => request(cancelCall, { params: { id } });
