import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../kit/action/link.tsx';
import { trackPress } from '../kit/action/track-press.ts';
import { TextSpan } from '../kit/layout/text-span.tsx';
import type { Column } from './table-column.ts';
import type { RowProps } from './use-row-target.ts';

const TitleButton = chakra('button', {
  base: {
    color: 'fg.link',
    fontWeight: 'bold',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});
/** A long name takes two lines; its own page shows it in full. */
const TwoLines = chakra('span', {
  base: { lineClamp: 2, textWrap: 'pretty' },
});

/** What comes late behind the name does not heighten its line. */
const Marked = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'start',
    columnGap: '2',
    // Not :first-child, which makes emotion warn in development builds.
    '& > :not(:last-child)': { minWidth: '0' },
    '& > :last-child': { flexShrink: '0', marginBlock: '-0.5' },
  },
});

interface RowTitleProps<Row> extends Pick<RowProps<Row>, 'row' | 'to' | 'rowState' | 'onPress'> {
  column: Column<Row>;
}

/** The name of a row and its mark. */
export function RowTitle<Row>(props: RowTitleProps<Row>) {
  const { mark } = props.column;
  if (!mark) return <RowName {...props} />;
  return (
    <Marked>
      <RowName {...props} />
      <span>{mark(props.row)}</span>
    </Marked>
  );
}

/** The link or button by which the keyboard opens a row. */
export function RowName<Row>({ row, column, to, rowState, onPress }: RowTitleProps<Row>) {
  const title = column.isOneLine ? column.cell(row) : <TwoLines>{column.cell(row)}</TwoLines>;
  if (to !== undefined) {
    // The text is customer data (a site's name), so the column's header is counted.
    return (
      <TextLink to={to} state={rowState} isBold isRowTitle trackName={column.header} onPress={() => onPress?.(row)}>
        {title}
      </TextLink>
    );
  }
  if (onPress) {
    return (
      <TitleButton
        type="button"
        onClick={(event) => {
          trackPress('button', event.currentTarget, column.header);
          onPress(row);
        }}
      >
        {title}
      </TitleButton>
    );
  }
  return <TextSpan>{title}</TextSpan>;
}
