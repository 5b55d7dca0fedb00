import { request } from '@portal/shared/api';
import {
  acceptEstimate as acceptCall,
  listEstimates,
  rejectEstimate as rejectCall,
} from '@portal/shared/contract/estimate';
import { queryOptions } from '@tanstack/react-query';

export const estimateQueries = {
  list: (orderId: string) =>
    queryOptions({
      queryKey: ['estimate', 'list', orderId],
      queryFn: async ({ signal }) => {
        const { data } = await request(listEstimates, { params: { id: orderId } }, { signal });
        return data;
      },
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
