import { Box, CheckIcon, Heading, Stack, Text } from '@portal/ui';
import { type PlainMessageKey, t } from '#text/t.ts';
import type { QueueContent } from './use-work-queue.ts';

interface EmptyText {
  title: PlainMessageKey;
  body: PlainMessageKey;
  isDone: boolean;
}

type EmptyContent = Exclude<QueueContent, 'items' | 'failed'>;

const TEXTS: Readonly<Record<EmptyContent, EmptyText>> = {
  done: { title: 'home.doneTitle', body: 'home.doneBody', isDone: true },
  doneFiltered: { title: 'home.doneFilteredTitle', body: 'home.doneFilteredBody', isDone: true },
  elsewhere: { title: 'home.elsewhereTitle', body: 'home.elsewhereBody', isDone: false },
};

/** Nothing is listed: says why. */
export function QueueEmpty({ content }: { content: EmptyContent }) {
  const { title, body, isDone } = TEXTS[content];
  return (
    <Stack align="center" textAlign="center" gap="3" borderTopWidth="1px" paddingBlock="12" paddingInline="4">
      {isDone ? (
        <Box display="grid" placeItems="center" boxSize="12" borderRadius="full" bg="bg.ok" color="fg.ok">
          <CheckIcon size={24} />
        </Box>
      ) : null}
      <Heading as="h3" size="item">
        {t(title)}
      </Heading>
      <Text tone="muted">{t(body)}</Text>
    </Stack>
  );
}
