import { Held, LONG_COMPANY, nothing } from '@portal/app-kit/testing/story';
import { Stack } from '@portal/ui';
import { CursorPager, Pager } from '@portal/ui/table';

export default { title: '一覧 Lists/Pager', component: Pager, subcomponents: { CursorPager } };

/** Which rows are shown, and links to the other pages; on a phone only to the next one and the one before. */
export const Pages = () => (
  <Held from={3}>
    {(page, onPage) => (
      <Pager pagination={{ pageIndex: page, pageSize: 20, totalPages: 250, totalRecords: 5_000 }} onPage={onPage} />
    )}
  </Held>
);

export const FirstLastAndOnly = () => (
  <Stack gap="5">
    <Pager pagination={{ pageIndex: 1, pageSize: 20, totalPages: 3, totalRecords: 41 }} onPage={nothing} />
    <Pager pagination={{ pageIndex: 3, pageSize: 20, totalPages: 3, totalRecords: 41 }} onPage={nothing} />
    <Pager pagination={{ pageIndex: 1, pageSize: 20, totalPages: 1, totalRecords: 2 }} onPage={nothing} />
    <Pager
      pagination={{ pageIndex: 49_999, pageSize: 20, totalPages: 50_000, totalRecords: 1_000_000 }}
      onPage={nothing}
    />
  </Stack>
);

/** Pages that are known only one after the other. */
export const ByCursor = () => (
  <Stack gap="5">
    <CursorPager hasPrevious hasNext onPrevious={nothing} onNext={nothing} />
    <CursorPager hasPrevious={false} hasNext onPrevious={nothing} onNext={nothing} />
    <CursorPager
      hasPrevious
      hasNext={false}
      onPrevious={nothing}
      onNext={nothing}
      labels={{ previous: '新しい依頼', next: LONG_COMPANY }}
    />
  </Stack>
);
