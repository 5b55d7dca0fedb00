import type { Option } from '@portal/contract/option';
import { Box, DescriptionList } from '@portal/ui';
import { periodOf } from '#options/option/option-facts.ts';
import { ServiceTags } from '#options/option/service-tags.tsx';
import { t } from '#text/t.ts';

/** What is about to be cancelled. */
export const CancelFacts = ({ option }: { option: Option }) => (
  <Box marginTop="4">
    <DescriptionList
      size="pairs"
      items={[
        { term: t('option.name'), description: option.name },
        { term: t('option.columnServices'), description: <ServiceTags services={option.requestService} /> },
        { term: t('option.columnPeriod'), description: periodOf(option) },
      ]}
    />
  </Box>
);
