import { chakra } from '@chakra-ui/react/styled-system';
import { UserText } from './layout.ts';

/** A number with 丁目, 番 and 号 and the numbers that follow; a longer one may break. */
const NUMBER =
  /([一二三四五六七八九十〇\d０-９]+丁目[\d０-９番地号の\-−－‐ー]{0,16}|[\d０-９][\d０-９番地号の\-−－‐ー]{1,16})/u;
const Unit = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** The address of a site: its numbers, 丁目 and what follows stay together. */
export const AddressText = ({ address }: { address: string }) => (
  <UserText>
    {
      // Splitting by a group puts the matches at odd indexes.
      address
        .split(NUMBER)
        .map((part, index) =>
          index % 2 === 1 ? <Unit key={`${index}-${part}`}>{part}</Unit> : <span key={`${index}-${part}`}>{part}</span>,
        )
    }
  </UserText>
);
