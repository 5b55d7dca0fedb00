import { Box } from '@portal/ui';
import { type PlainMessageKey, t } from '#text/t.ts';
import type { EstimateMarkKind } from './estimate-marks.ts';

const TAGS: Record<EstimateMarkKind, { label: PlainMessageKey; color: string }> = {
  nearest: { label: 'estimate.nearest', color: 'fg.brand' },
  cheapest: { label: 'estimate.cheapest', color: 'fg.brand' },
  short: { label: 'estimate.short', color: 'fg.warn' },
};

/** A mark of an estimate. Its outline distinguishes it from a state. */
export const MarkTag = ({ mark }: { mark: EstimateMarkKind }) => (
  <Box
    as="span"
    display="inline-block"
    borderWidth="1px"
    borderColor="currentColor"
    borderRadius="tag"
    paddingInline="2"
    bg="bg.panel"
    color={TAGS[mark].color}
    fontSize="2xs"
    fontWeight="bold"
    whiteSpace="nowrap"
  >
    {t(TAGS[mark].label)}
  </Box>
);
