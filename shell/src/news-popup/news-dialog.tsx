import type { News } from '@portal/contract/news';
import { useQueryClient } from '@portal/platform/query';
import { formatInstantDate } from '@portal/platform/text';
import { maintenancePeriod } from '@portal/queries/maintenance-period';
import { hideNews, refreshNews } from '@portal/queries/news';
import {
  Box,
  CheckboxField,
  Flex,
  Heading,
  Modal,
  NewsCategory,
  Notice,
  Numeral,
  PlainText,
  PrimaryButton,
  RangeText,
  Stack,
  useLock,
} from '@portal/ui';
import { useBroadcastNewsRead, useWrite } from '@portal/ui/pages';
import { useId, useState } from 'react';
import { t } from '#text/t.ts';

/** [2.80] */
const CONTENT_MAX_HEIGHT = '300px';

interface NewsDialogProps {
  news: News;
  onClose: () => void;
}

export function NewsDialog({ news, onClose }: NewsDialogProps) {
  const [isHidden, setIsHidden] = useState(false);
  const hide = useHide();
  const { run, isLocked } = useLock();
  const close = () => run(() => (isHidden ? hide(news.id).then(onClose) : onClose()));
  return (
    <Modal
      isOpen
      title={t('dialog.noticeTitle')}
      onClose={close}
      isClosable={!isLocked}
      footer={
        <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" width="full">
          <CheckboxField
            label={t('news.doNotDisplayAgain')}
            value={isHidden}
            onChange={setIsHidden}
            isDisabled={isLocked}
          />
          <PrimaryButton onPress={close} isRunning={isLocked}>
            {t('common.close')}
          </PrimaryButton>
        </Flex>
      }
    >
      <Content news={news} />
    </Modal>
  );
}

/** Saves that the item is not shown again; every tab takes it as read. Failures are only logged [4.33]. */
function useHide() {
  const client = useQueryClient();
  const tellRead = useBroadcastNewsRead();
  const { run } = useWrite(hideNews, {
    isQuiet: true,
    onDone: (_, id) => {
      tellRead(id);
      void refreshNews(client);
    },
  });
  return run;
}

function Content({ news }: { news: News }) {
  const headingId = useId();
  const period = maintenancePeriod(news);
  return (
    // Gets the focus first: the keyboard scrolls it, and a key that was meant for the page does not close the dialog.
    <Box
      as="section"
      aria-labelledby={headingId}
      tabIndex={0}
      maxHeight={CONTENT_MAX_HEIGHT}
      overflowY="auto"
      // Room between the text and the ring of the focus.
      margin="-1.5"
      padding="1.5"
    >
      <Stack gap="3">
        <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
          <NewsCategory category={news.category} />
          <Numeral fontSize="xs" color="fg.muted">
            {formatInstantDate(news.createdAt)}
          </Numeral>
        </Flex>
        <Heading as="h3" id={headingId} size="item">
          {news.title}
        </Heading>
        {period ? (
          <Notice tone="warn" title={t('news.maintenancePeriod')}>
            <RangeText text={period} />
          </Notice>
        ) : null}
        <PlainText text={news.content} />
      </Stack>
    </Box>
  );
}
