import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { trackPress } from './kit/action/track-press.ts';
import { Card, SectionHeading } from './kit/layout/card.tsx';
import { Box, VisuallyHidden } from './kit/layout/layout.ts';

interface BarRow {
  name: string;
  count: string;
  amount: string;
  /** The length of its bar, from 0 to 1; null: none. */
  share: number | null;
}

interface BarTableRow extends BarRow {
  /** Shows what this part consists of; its name is then a button. */
  onPress?: (() => void) | undefined;
}

interface BarTableProps {
  /** Names the table; also its heading. */
  title: string;
  headers: Readonly<Record<'name' | 'count' | 'amount', string>>;
  rows: readonly BarTableRow[];
  total: Omit<BarRow, 'share'>;
  footer?: ReactNode;
}

/** Bars for the eye; the numbers are in the table. Styles all its content, since each row has many parts. */
const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'ui',
    lineHeight: '1.5',
    '& :is(th, td)': { textAlign: 'start', fontWeight: 'normal', paddingBlock: '2.5', verticalAlign: 'baseline' },
    '& :is(tbody, tfoot) > tr': { borderTopWidth: '1px', breakInside: 'avoid' },
    '& tbody:first-of-type > tr:first-of-type': { borderTopWidth: 0 },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '3', fontVariantNumeric: 'tabular-nums' },
    '& td:last-child, & tfoot :is(th, td)': { fontWeight: 'bold' },
    '& th': { overflowWrap: 'anywhere', wordBreak: 'normal' },
    '& th > button': {
      color: 'fg.link',
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      // 44 px and more, in the height that the row has anyway.
      paddingBlock: '3',
      marginBlock: '-3',
      _hover: { color: 'fg.brand' },
    },
    '& [data-bar]': { height: '1', borderRadius: 'full', bg: 'solid.brand', marginTop: '1', minWidth: '2px' },
  },
});

/** What parts come to, each with its share of the highest, and their sum below. */
export const BarTable = ({ title, headers, rows, total, footer }: BarTableProps) => (
  <Card>
    <SectionHeading>{title}</SectionHeading>
    <Table aria-label={title}>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">{headers.name}</th>
          <th scope="col">{headers.count}</th>
          <th scope="col">{headers.amount}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {rows.map(({ name, count, amount, share, onPress }) => (
          <tr key={name}>
            <th scope="row">
              {onPress ? <NameButton name={name} column={headers.name} onPress={onPress} /> : <span>{name}</span>}
              {share === null ? null : <div data-bar aria-hidden style={{ width: `${share * 100}%` }} />}
            </th>
            <td>{count}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          <td>{total.count}</td>
          <td>{total.amount}</td>
        </tr>
      </tfoot>
    </Table>
    {footer ? <Box _print={{ display: 'none' }}>{footer}</Box> : null}
  </Card>
);

interface NameButtonProps {
  name: string;
  column: string;
  onPress: () => void;
}

/** The name is customer data, so the column is counted. */
const NameButton = ({ name, column, onPress }: NameButtonProps) => (
  <button
    type="button"
    onClick={(event) => {
      trackPress('button', event.currentTarget, column);
      onPress();
    }}
  >
    <span>{name}</span>
  </button>
);
