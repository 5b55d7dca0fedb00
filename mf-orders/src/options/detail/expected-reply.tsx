import { formatDateWeekday, todayInTokyo } from '@portal/platform/text';
import { Box, Card, Flex, Numeral, Text } from '@portal/ui';
import { t } from '#text/t.ts';

/** By when we answer, and whose turn it is; or that we are late. */
export function ExpectedReply({ date }: { date: string }) {
  const isLate = date < todayInTokyo();
  return (
    <Card as="section" aria-labelledby="option-reply">
      <Flex wrap="wrap" align="center" columnGap="10" rowGap="2">
        <div>
          <Text tone="muted" id="option-reply">
            {t('option.expectedReply')}
          </Text>
          <Box fontSize="xl" fontWeight="bold" lineHeight="1.4" color={isLate ? 'fg.warn' : 'fg'}>
            <Numeral whiteSpace="normal">{formatDateWeekday(date)}</Numeral>
          </Box>
        </div>
        <Box flex="1 1 15rem" minWidth="0" fontSize="ui">
          <div>{t(isLate ? 'option.replyIsLate' : 'option.replyIsOurs')}</div>
          <Text tone="muted">{t(isLate ? 'option.replyIsLateHelp' : 'option.replyIsOursHelp')}</Text>
        </Box>
      </Flex>
    </Card>
  );
}
