import { Link } from '@portal/shared/router';
import { formatNumber } from '@portal/shared/text';
import { Box, trackPress, VisuallyHidden } from '@portal/shared/ui';
import { type PlainMessageKey, t } from '#text/t.ts';

interface CountCardProps {
  label: PlainMessageKey;
  /** Still on its way: its place is kept. */
  count: number | undefined;
  /** The list behind the count; without it the number stands alone. */
  to?: string;
  /** Waits for the customer: stands out while there is any; on a small screen a line of its own. */
  isUrgent: boolean;
}

/** One number with its name; pressed as a whole it leads to the list. */
export function CountCard({ label, count, to, isUrgent }: CountCardProps) {
  const stands = isUrgent && count !== undefined && count > 0;
  const number = count === undefined ? undefined : formatNumber(count);
  const face = (
    <>
      <Box
        as="span"
        fontSize={{ base: '2xl', md: '3xl' }}
        fontWeight="bold"
        lineHeight="1.2"
        fontVariantNumeric="tabular-nums"
        color={stands ? 'fg.warn' : 'fg.brand'}
        opacity={number ? 1 : 0.3}
      >
        {number ?? t('common.notAvailable')}
      </Box>
      <Box as="span" fontSize="sm" color="fg.muted">
        {t(label)}
      </Box>
    </>
  );
  return (
    <Box
      asChild
      display="flex"
      flexDirection={{ base: isUrgent ? 'row-reverse' : 'column', md: 'column' }}
      alignItems={{ base: isUrgent ? 'center' : 'start', md: 'start' }}
      justifyContent="space-between"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius={{ base: '10px', md: 'lg' }}
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock={{ base: isUrgent ? '2.5' : '4', md: '4.5' }}
      textDecoration="none"
      {...(stands ? { borderLeftWidth: '4px', borderLeftColor: 'solid.warn' } : {})}
      {...(to ? { _hover: { bg: 'bg.brand' } } : {})}
    >
      {to && number ? (
        <Link to={to} onClick={(event) => trackPress('link', event.currentTarget, t(label))}>
          <Box as="span" aria-hidden="true" display="contents">
            {face}
          </Box>
          <VisuallyHidden>{t('home.countLabel', { label: t(label), count: number })}</VisuallyHidden>
        </Link>
      ) : (
        <div>{face}</div>
      )}
    </Box>
  );
}
