import { Link } from '@portal/platform/router';
import { formatNumber } from '@portal/platform/text';
import { Box, trackPress, VisuallyHidden } from '@portal/ui';
import { type PlainMessageKey, t } from '#text/t.ts';

interface CountProps {
  label: PlainMessageKey;
  /** Undefined while loading: its space is kept. */
  count: number | undefined;
  /** The list behind the count; without it the number is not a link. */
  to?: string;
  /** Waits for the customer: highlighted unless it is zero. */
  isUrgent: boolean;
}

/** A label of two lines breaks before it. */
const LAST_WORD = /(?=回答待ち|提出待ち|手続き中|未ダウンロード)/;

/** A number with its name. All of it is a link to the list. */
export function Count({ label, count, to, isUrgent }: CountProps) {
  const number = count === undefined ? undefined : formatNumber(count);
  const face = (
    <>
      <Box
        as="span"
        fontSize={{ base: 'xl', md: '2xl' }}
        fontWeight={count === 0 ? 'normal' : 'bold'}
        lineHeight="1.3"
        fontVariantNumeric="tabular-nums"
        color={count === 0 ? 'fg.muted' : isUrgent ? 'fg.warn' : 'fg.brand'}
        opacity={number ? 1 : 0.3}
      >
        <span>{number ?? t('common.notAvailable')}</span>
        {number ? (
          <Box as="span" fontSize="xs" fontWeight="normal" marginInlineStart="0.5">
            {t('home.countUnit')}
          </Box>
        ) : null}
      </Box>
      <Box
        as="span"
        fontSize={{ base: '2xs', md: 'xs' }}
        lineHeight="1.5"
        {...(to ? { color: 'fg.brand', textDecoration: 'underline' } : { color: 'fg.muted' })}
      >
        {t(label)
          .split(LAST_WORD)
          .map((part) => (
            <Box as="span" key={part} display="inline-block" maxWidth="full" textDecoration="inherit">
              {part}
            </Box>
          ))}
      </Box>
    </>
  );
  return (
    <Box
      asChild
      display="flex"
      flexDirection="column"
      minHeight="control"
      minWidth="0"
      paddingInline="1"
      borderRadius="md"
      textDecoration="none"
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
