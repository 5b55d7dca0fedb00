import type { Contract } from '@portal/contract/contract';
import type { Contact } from '@portal/contract/values/primitives';
import { formatYen } from '@portal/platform/text';
import { readNotes } from '@portal/queries/provider-words';
import {
  AddressText,
  Box,
  Card,
  DescriptionList,
  KeepTogether,
  SectionHeading,
  Text,
  TextLink,
  UserText,
} from '@portal/ui';
import { useState } from 'react';
import { carsText } from '#contract/cars-text.ts';
import { contactName } from '#contract/contact-name.ts';
import { orderPath } from '#contract/contract-paths.ts';
import { t } from '#text/t.ts';

/** What was agreed, and the order that it comes from. */
export const UsageFacts = ({ contract }: { contract: Contract }) => (
  <Card as="section" aria-labelledby="usage-facts">
    <SectionHeading id="usage-facts">{t('usage.facts')}</SectionHeading>
    <DescriptionList
      size="double"
      items={[
        { term: t('usage.columnAddress'), description: <AddressText address={contract.parkingAddress} /> },
        {
          term: t('usage.columnSite'),
          description: contract.order ? (
            <TextLink isAlone to={orderPath(contract.order.id)} trackName={t('usage.columnSite')}>
              <UserText>{contract.order.name || t('common.unknown')}</UserText>
            </TextLink>
          ) : (
            t('common.notAvailable')
          ),
        },
        { term: t('usage.columnRent'), description: <Rent {...contract} /> },
        { term: t('usage.columnCars'), description: carsText(contract) },
        { term: t('usage.columnAccount'), description: <Person {...contract.contact} /> },
        { term: t('usage.contractNumber'), description: contract.id },
      ]}
    />
  </Card>
);

/** With what the provider says of rents. */
function Rent({ monthlyRent }: Pick<Contract, 'monthlyRent'>) {
  const [{ rentNote }] = useState(() => readNotes(document));
  return (
    <>
      <strong>{formatYen(monthlyRent)}</strong>
      {rentNote ? (
        <Text as="span" tone="muted">
          {` ${rentNote}`}
        </Text>
      ) : null}
    </>
  );
}

const Person = (contact: Contact) => (
  <>
    <KeepTogether>{contactName(contact)}</KeepTogether>
    {contact.department ? (
      <Box as="span" color="fg.muted" fontSize="sm">
        {` ${contact.department}`}
      </Box>
    ) : null}
  </>
);
