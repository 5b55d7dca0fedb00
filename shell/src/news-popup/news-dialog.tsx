import { maintenancePeriod } from '@portal/shared/api/maintenance-period';
import { hideNews, refreshNews } from '@portal/shared/api/news';
import type { News } from '@portal/shared/contract/news';
import { useTellNewsRead, useWrite } from '@portal/shared/host';
import { formatInstantDate } from '@portal/shared/text';
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
  Stack,
  Unbroken,
} from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
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
  async function close() {
    if (hide.isRunning) return;
    if (isHidden) await hide.run(news.id);
    onClose();
  }
  return (
    <Modal
      isOpen
      title={t('dialog.noticeTitle')}
      onClose={() => void close()}
      isClosable={!hide.isRunning}
      footer={
        <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" width="full">
          <CheckboxField
            label={t('news.doNotDisplayAgain')}
            value={isHidden}
            onChange={setIsHidden}
            isDisabled={hide.isRunning}
          />
          <PrimaryButton onPress={close} isRunning={hide.isRunning}>
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
  const tellRead = useTellNewsRead();
  return useWrite(hideNews, {
    isQuiet: true,
    onDone: (_, id) => {
      tellRead(id);
      void refreshNews(client);
    },
  });
}

function Content({ news }: { news: News }) {
  const headingId = useId();
  const period = maintenancePeriod(news);
  return (
    // Takes the focus first: the keyboard can scroll it, and a key that was meant for the page closes nothing.
    <Box as="section" aria-labelledby={headingId} tabIndex={0} maxHeight={CONTENT_MAX_HEIGHT} overflowY="auto">
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
            <Unbroken text={period} />
          </Notice>
        ) : null}
        <PlainText text={news.content} />
      </Stack>
    </Box>
  );
}
