import { Link } from '@portal/shared/router';
import { formatNumber, type PlainMessageKey, t } from '@portal/shared/text';
import { Box, trackPress } from '@portal/shared/ui';

interface CountCardProps {
  label: PlainMessageKey;
  count: number;
  /** The list behind the count; without it the number stands alone. */
  to?: string;
  isUrgent: boolean;
}

/** One number with its name; pressed as a whole it leads to the list. */
export function CountCard({ label, count, to, isUrgent }: CountCardProps) {
  const stands = isUrgent && count > 0;
  const face = (
    <>
      <Box
        as="span"
        display="block"
        fontSize="3xl"
        fontWeight="bold"
        lineHeight="1.2"
        fontVariantNumeric="tabular-nums"
        color={stands ? 'fg.warn' : 'fg.brand'}
      >
        {formatNumber(count)}
      </Box>
      <Box as="span" fontSize="sm" color="fg.muted">
        {t(label)}
      </Box>
    </>
  );
  return (
    <Box
      asChild
      display="block"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius={{ base: '10px', md: 'lg' }}
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="4.5"
      textDecoration="none"
      css={stands ? { borderInlineStartWidth: '4px', borderInlineStartColor: 'solid.warn' } : {}}
      {...(to ? { _hover: { borderColor: 'solid.brand', bg: 'bg.subtle' } } : {})}
    >
      {to ? (
        <Link
          to={to}
          aria-label={t('home.countLabel', { label: t(label), count: formatNumber(count) })}
          onClick={(event) => trackPress('link', event.currentTarget, t(label))}
        >
          {face}
        </Link>
      ) : (
        <div>{face}</div>
      )}
    </Box>
  );
}
