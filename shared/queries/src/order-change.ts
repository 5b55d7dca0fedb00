/* Apart from the queries: a list brings no form's rules. */

import {
  createOrderByFile as createOrderByFileCall,
  type OrderUpdateBody,
  toggleSearchStop as toggleSearchStopCall,
  updateOrder as updateOrderCall,
} from '@portal/contract/order-change';
import { createOrder as createOrderCall, type OrderCreateBody } from '@portal/contract/order-create';
import { request } from '@portal/platform/api';

/** `idempotencyKey`: one UUID per submission, so that a repeated attempt does not create a second order. */
export const createOrder = (body: OrderCreateBody, idempotencyKey: string) =>
  request(createOrderCall, { body }, { idempotencyKey });

/** Not idempotent: it answers with the new state, and nothing may repeat it automatically. */
export const toggleSearchStop = (id: string) => request(toggleSearchStopCall, { params: { id } });

/** Sends every field of the order; attachments that are not named stay. */
export const updateOrder = (id: string, body: OrderUpdateBody) => request(updateOrderCall, { params: { id }, body });

/** `fileKey`: where the file was uploaded [7.46]. */
export const createOrderByFile = (filename: string, fileKey: string) =>
  request(createOrderByFileCall, { body: { filename, fileKey } });
