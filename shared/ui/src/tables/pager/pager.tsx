import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import type { ReactNode } from 'react';
import { trackPress } from '../../kit/action/track-press.ts';
import { Flex, Numeral } from '../../kit/layout/layout.ts';
import { useViewport } from '../../kit/layout/use-viewport.ts';
import { focusPageHeading } from '../../kit/page/focus-page-heading.ts';
import { selectedStyle } from '../../kit/theme/forced-colors.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../kit/theme/icons.ts';
import { pageNumbers } from './page-numbers.ts';

interface PagerProps {
  pagination: { pageIndex: number; pageSize: number; totalPages: number; totalRecords: number | null };
  onPage: (page: number) => void;
}

const PageButton = chakra('button', {
  base: {
    minWidth: { base: 'control', md: '10' },
    height: { base: 'control', md: '10' },
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'md',
    borderWidth: '1px',
    color: 'fg',
    bg: 'bg.panel',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.brand' },
    _disabled: { color: 'fg.muted', bg: 'bg.neutral', cursor: 'not-allowed' },
    '&[aria-current=page]': { ...selectedStyle, borderColor: 'solid.brand', fontWeight: 'bold' },
    '& svg': { boxSize: '4.5' },
  },
});

/** A link to other rows; the page then begins at its heading. */
interface StepProps {
  label: string;
  isCurrent?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const PageStep = ({ label, isCurrent = false, isDisabled = false, onPress, children }: StepProps) => (
  <PageButton
    type="button"
    aria-label={label}
    aria-current={isCurrent ? 'page' : undefined}
    disabled={isDisabled}
    onClick={(event) => {
      trackPress('button', event.currentTarget);
      onPress();
      focusPageHeading();
    }}
  >
    {children}
  </PageButton>
);

/** Which rows are shown; empty if the host does not say it. */
function rangeText({ pageIndex, pageSize, totalRecords }: PagerProps['pagination']): string {
  if (totalRecords === null) return '';
  if (pageSize === 0) return t('common.count', { count: totalRecords });
  const from = Math.min((pageIndex - 1) * pageSize + 1, totalRecords);
  const to = Math.min(pageIndex * pageSize, totalRecords);
  return t('common.rangeOfTotal', { from, to, total: totalRecords });
}

/** Which rows are shown, and links to the other pages. */
export function Pager({ pagination, onPage }: PagerProps) {
  const { pageIndex, totalPages } = pagination;
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="3" fontSize="sm" color="fg.muted">
      <Numeral>{rangeText(pagination)}</Numeral>
      {totalPages > 1 ? (
        <Flex
          as="nav"
          aria-label={t('pagination.label')}
          wrap="wrap"
          gap="1.5"
          align="center"
          marginInlineStart="auto"
          _print={{ display: 'none' }}
        >
          <PageStep label={t('pagination.previous')} isDisabled={pageIndex <= 1} onPress={() => onPage(pageIndex - 1)}>
            <ChevronLeftIcon />
          </PageStep>
          <Numbers current={pageIndex} total={totalPages} onPage={onPage} />
          <PageStep
            label={t('pagination.next')}
            isDisabled={pageIndex >= totalPages}
            onPress={() => onPage(pageIndex + 1)}
          >
            <ChevronRightIcon />
          </PageStep>
        </Flex>
      ) : null}
    </Flex>
  );
}

/** On a phone only the current page; from 768 px up the pages to choose from. */
function Numbers({ current, total, onPage }: { current: number; total: number; onPage: (page: number) => void }) {
  const isMobile = useViewport() === 'mobile';
  if (isMobile) {
    return <Numeral paddingInline="2">{t('pagination.pageText', { page: current, totalPages: total })}</Numeral>;
  }
  return pageNumbers(current, total).map((page, index) =>
    page === null ? (
      <span key={`after-${index - 1}`} aria-hidden="true">
        …
      </span>
    ) : (
      <PageStep
        key={page}
        label={t(page === current ? 'pagination.current' : 'pagination.page', { page })}
        isCurrent={page === current}
        onPress={() => onPage(page)}
      >
        {page}
      </PageStep>
    ),
  );
}

interface CursorPagerProps {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  labels?: { previous: string; next: string };
}

/** Pages that are known only one after the other, in both directions. */
export function CursorPager({ hasPrevious, hasNext, onPrevious, onNext, labels }: CursorPagerProps) {
  const previous = labels?.previous ?? t('pagination.previous');
  const next = labels?.next ?? t('pagination.next');
  return (
    <Flex
      as="nav"
      aria-label={t('pagination.label')}
      justify="flex-end"
      gap="2"
      _print={{ display: 'none' }}
      css={{ '& button': { display: 'flex', gap: '1', alignItems: 'center', paddingInline: '3', fontSize: 'sm' } }}
    >
      <PageStep label={previous} isDisabled={!hasPrevious} onPress={onPrevious}>
        <ChevronLeftIcon />
        <span>{previous}</span>
      </PageStep>
      <PageStep label={next} isDisabled={!hasNext} onPress={onNext}>
        <span>{next}</span>
        <ChevronRightIcon />
      </PageStep>
    </Flex>
  );
}
