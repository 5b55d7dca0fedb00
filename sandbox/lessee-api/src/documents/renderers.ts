import { type Bill, renderBill } from './bill.ts';
import { type ConsolidatedBillInput, renderConsolidatedBill } from './consolidated-bill.ts';
import { type ContractInput, renderContract } from './contract.ts';
import { type EstimatesInput, renderEstimates } from './estimates.ts';

interface Inputs {
  bill: Bill;
  consolidatedBill: ConsolidatedBillInput;
  contract: ContractInput;
  estimates: EstimatesInput;
}
export type DocumentKind = keyof Inputs;
export type DocumentInput<Kind extends DocumentKind> = Inputs[Kind];

/** Makes the PDF of a document. */
export type Render = <Kind extends DocumentKind>(kind: Kind, input: DocumentInput<Kind>) => Promise<Uint8Array>;

const renderers: { readonly [Kind in DocumentKind]: (input: Inputs[Kind]) => Promise<Uint8Array> } = {
  bill: renderBill,
  consolidatedBill: renderConsolidatedBill,
  contract: renderContract,
  estimates: renderEstimates,
};

/** In this thread, which answers nobody meanwhile. */
export const renderHere: Render = (kind, input) => renderers[kind](input);
