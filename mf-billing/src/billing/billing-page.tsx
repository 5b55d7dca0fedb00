import { useSession } from '@portal/platform/session';
import { ContractBilling } from './contract-billing.tsx';
import { MonthlyBilling } from './monthly-billing.tsx';

/** Monthly accounts see their consolidated bills, all others those of each contract [4.25]. */
export function BillingPage() {
  const session = useSession();
  if (session.state !== 'signedIn') return null;
  const { billingUnit, billingClosingDay } = session.user;
  // Without the closing day the consolidated bills cannot be read.
  return billingUnit === 'monthly' && billingClosingDay !== null ? (
    <MonthlyBilling closingDay={billingClosingDay} />
  ) : (
    <ContractBilling />
  );
}
