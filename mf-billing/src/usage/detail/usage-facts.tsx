import type { Contract } from '@portal/contract/contract';
import type { Contact } from '@portal/contract/values/primitives';
import { formatYen } from '@portal/platform/text';
import { AddressText, Box, Card, DescriptionList, KeepTogether, SectionHeading, TextLink, UserText } from '@portal/ui';
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
        { term: t('usage.columnRent'), description: <strong>{formatYen(contract.monthlyRent)}</strong> },
        { term: t('usage.columnCars'), description: carsText(contract) },
        { term: t('usage.columnAccount'), description: <Person {...contract.contact} /> },
        { term: t('usage.contractNumber'), description: contract.id },
      ]}
    />
  </Card>
);

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
