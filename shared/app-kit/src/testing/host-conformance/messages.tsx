import { t } from '@portal/platform/text';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failWith } from '../index.tsx';
import { follow, heading, type OpenPage, press } from './hosted-page.tsx';
import { probe } from './probe.tsx';

/** What a page asks and says in the host’s dialogs, bars and messages. */
export function testMessages(open: OpenPage): void {
  test('a read that fails is said in a dialog, once, and not repeated', async () => {
    const { user, requests } = open('/probe/read', { api: { 'GET /user/account/list': () => failWith(500) } });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toBeVisible();
    expect(requests.filter(({ call }) => call === 'GET /user/account/list')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: t('common.close') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('a write that fails is said in a dialog', async () => {
    const { user } = open('/probe', { api: { 'PUT /news/user/email-setting': () => failWith(409) } });
    await press(user, '送信する');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(t('errorDialog.conflict'));
  });

  test('without a network a bar says so, a write is not sent, and a bar says that it is back', async () => {
    const { user, requests } = open('/probe');
    await heading('検証');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(t('offline.banner'))).toBeVisible();
    await press(user, '送信する');
    expect(await screen.findByText(t('offline.writeBlocked'))).toBeVisible();
    expect(requests.some(({ call }) => call === 'PUT /news/user/email-setting')).toBe(false);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(t('offline.recovered'))).toBeVisible();
  });

  test('a question is answered in a dialog', async () => {
    const { user } = open('/probe');
    await press(user, 'たずねる');
    await press(user, '実行する');
    await waitFor(() => expect(probe.answers).toEqual([true]));
  });

  test('what is done is said, with the way on', async () => {
    const { user } = open('/probe');
    await press(user, '知らせる');
    expect(await screen.findByText('保存しました')).toBeVisible();
    await follow(user, '次へ');
    expect(await heading('共通の画面')).toBeVisible();
  });
}
