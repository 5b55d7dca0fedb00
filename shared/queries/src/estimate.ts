import { acceptEstimate as acceptCall, listEstimates, rejectEstimate as rejectCall } from '@portal/contract/estimate';
import { type ShareEstimatesBody, shareEstimates as shareCall } from '@portal/contract/order-change';
import { request } from '@portal/platform/api';
import { queryOptions } from '@portal/platform/query';
import { type NumberedEstimate, withNumbers } from './estimate-number.ts';

export const estimateQueries = {
  list: (orderId: string) =>
    queryOptions({
      queryKey: ['estimate', 'list', orderId],
      queryFn: async ({ signal, client, queryKey }) => {
        const { data } = await request(listEstimates, { params: { id: orderId } }, { signal });
        return withNumbers(data, client.getQueryData<NumberedEstimate[]>(queryKey));
      },
      // A visit's numbers, from a host that sends none, live as long as the page.
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

interface EstimateKey {
  orderId: string;
  estimateId: string;
}

export const acceptEstimate = ({ orderId, estimateId, userRequest }: EstimateKey & { userRequest?: string }) =>
  request(acceptCall, { params: { id: orderId, estimateId }, body: userRequest ? { userRequest } : {} });

export const rejectEstimate = ({ orderId, estimateId }: EstimateKey) =>
  request(rejectCall, { params: { id: orderId, estimateId } });

/** Mails the estimates of an order as a PDF. `idempotencyKey`: a repeated attempt sends no second mail. */
export const shareEstimates = (orderId: string, body: ShareEstimatesBody, idempotencyKey: string) =>
  request(shareCall, { params: { id: orderId }, body }, { idempotencyKey });
