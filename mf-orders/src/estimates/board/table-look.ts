/** As wide as the name's column, the icons, the walk and the rent. */
const stateLine = { width: 'max-content', maxWidth: 'calc(100% + 16.5rem)' } as const;

/** The look of the table. Columns have fixed widths, so that an answer moves nothing beside it. */
export const tableLook = {
  '& table': { width: 'full', tableLayout: 'fixed', fontSize: 'ui' },
  '& th, & td': { textAlign: 'start', paddingInline: '2', borderBottomWidth: '1px', fontWeight: 'normal' },
  '& [data-number]': { textAlign: 'end', paddingInlineEnd: '2.5' },
  '& tbody:last-of-type tr:last-of-type > *': { borderBottomWidth: 0 },
  '& thead th': {
    paddingBlock: '2',
    fontSize: 'xs',
    fontWeight: 'bold',
    color: 'fg.muted',
    bg: 'bg.subtle',
    whiteSpace: 'nowrap',
  },
  '& thead th:nth-of-type(1)': { width: '3.25rem' },
  '& thead th:nth-of-type(2)': { width: '2.625rem' },
  '& thead th:nth-of-type(4)': { width: '5.25rem' },
  '& thead th:nth-of-type(5)': { width: '4.25rem' },
  '& thead th:nth-of-type(6)': { width: '7rem' },
  '& thead th:nth-of-type(7)': { width: '5rem' },
  '& thead th:nth-of-type(8)': { width: '12.5rem' },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    minHeight: '10',
    marginBlock: '-2',
    fontWeight: 'bold',
    cursor: 'pointer',
    _hover: { color: 'fg.brand', textDecoration: 'underline' },
    '& svg': { boxSize: '3.5' },
  },
  '& [aria-sort=ascending]': { color: 'fg.brand' },
  '& [data-group] th': {
    paddingInline: '5',
    paddingBlock: '1.5',
    bg: 'bg.neutral',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
  // The target of a box is wider than the box, which is aligned with the heading.
  '& [data-estimate] > td:first-of-type': { paddingInlineStart: '3', paddingInlineEnd: '0' },
  '& [data-estimate] > td:nth-of-type(2)': { paddingInline: '1' },
  // Two icons.
  '& [data-estimate] > td:nth-of-type(3)': { paddingInline: '0.125rem' },
  '& [data-estimate] > td:nth-of-type(7)': { paddingInlineStart: '0', paddingInlineEnd: '5' },
  // Two lines; a figure with its mark, which comes and goes, is no higher.
  '& [data-estimate] > *': { height: '4.1875rem', paddingBlock: '2.5', lineHeight: '1.5' },
  '& [data-has-state]': { '--space': '0.625rem' },
  // A row gets a state where it stands when a colleague answers: the line has room in it, and it does not grow.
  '& [data-group=waiting] ~ [data-has-state]': { '--space': '0rem' },
  // The line of the state runs on below the cells beside it, which end above it.
  '& [data-has-state] > *': { verticalAlign: 'top', paddingBlock: 'var(--space)' },
  '& [data-has-state] > td:nth-of-type(2)': { paddingTop: 'calc(var(--space) + 0.3125rem)' },
  '& [data-has-state] > td:nth-of-type(4), & [data-has-state] > [data-number]': {
    paddingTop: 'calc(var(--space) + 0.5rem)',
  },
  '& [data-state-line]': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    marginTop: 'calc(var(--space) / 2)',
    fontSize: 'xs',
    ...stateLine,
    // Nobody can point at paper.
    '& [data-line]': { _print: { whiteSpace: 'normal' } },
  },
  '& [data-pointed]': { bg: 'bg.brand' },
  '& [data-done]': { color: 'fg.muted' },
} as const;
