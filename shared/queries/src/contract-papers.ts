import type { CallInput } from '@portal/contract/call';
import {
  CONTRACT_BODY_MAX_BYTES,
  downloadContractPdf as downloadContractPdfCall,
  listContractPapers,
  markPapersDownloaded as markPapersDownloadedCall,
  submitContractPdf as submitContractPdfCall,
} from '@portal/contract/contract';
import { REQUEST_TIMEOUT_MS, request } from '@portal/platform/api';
import { queryOptions } from '@portal/platform/query';

export const contractPapersQueries = {
  /** With the orders, whose status follows from them. */
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: ['order', 'papers', orderId],
      queryFn: ({ signal }) => request(listContractPapers, { params: { id: orderId } }, { signal }),
    }),
};

export const markPapersDownloaded = (papersId: string) =>
  request(markPapersDownloadedCall, { params: { id: papersId } });

/** 400 kbit/s, which a phone has at the edge of a cell. */
const SLOWEST_BYTES_PER_SECOND = 50_000;

/** A file in the body needs longer than other calls: a second for each 50 kB. */
export const fileTimeLimit = (bytes: number): number =>
  REQUEST_TIMEOUT_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_SECOND) * 1000;

type Signed = CallInput<typeof submitContractPdfCall>['body']['attachment'];

/** A signed contract; it takes the place of one that was sent in before. */
export const submitContractPdf = (papersId: string, attachment: Signed) =>
  request(
    submitContractPdfCall,
    { params: { id: papersId }, body: { attachment } },
    { timeoutMs: fileTimeLimit(attachment.content.length) },
  );

/** The signed contract that was sent in. Its size is not known before, so it has as long as the largest. */
export const downloadContractPdf = (papersId: string) =>
  request(downloadContractPdfCall, { params: { id: papersId } }, { timeoutMs: fileTimeLimit(CONTRACT_BODY_MAX_BYTES) });
