import { watchMaintenance } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { act, screen } from '@testing-library/react';
import { goBack, goTo, heading, type OpenPage, press } from './hosted-page.tsx';

/** What was typed outlives a change of page and maintenance. */
export function testKeptInput(open: OpenPage): void {
  test('a page with unsaved input holds up the host’s own links, and its draft is there on return', async () => {
    const { user } = open('/probe/form');
    await user.type(await screen.findByRole('textbox', { name: /メモ/ }), '下書き');
    await goTo(user, '二つ目');
    expect(screen.getByRole('heading', { level: 1, name: '入力' })).toBeVisible();
    await press(user, 'このまま移動する');
    await heading('共通の画面');
    await goBack();
    expect(await screen.findByRole('textbox', { name: /メモ/ })).toHaveValue('下書き');
  });

  test('maintenance takes the place of everything; afterwards the page is as it was left', async () => {
    const { user } = open('/probe');
    const memo = await screen.findByRole('textbox', { name: /メモ/ });
    await user.type(memo, '書きかけ');
    let isOn = true;
    const stop = watchMaintenance(
      async () => ({ isMaintenanceMode: isOn, maintenanceDateString: '22:00〜', fetchedAt: Date.now() }),
      20,
    );
    await heading(t('maintenance.title'));
    expect(screen.getByRole('alert')).toHaveTextContent(t('maintenance.date', { date: '22:00〜' }));
    for (const role of ['heading', 'main'] as const) expect(screen.getAllByRole(role)).toHaveLength(1);
    for (const role of ['banner', 'navigation', 'textbox'] as const)
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(document.title).toBe(t('app.titleTemplate', { page: t('maintenance.title') }));
    isOn = false;
    await heading('検証');
    expect(screen.getByRole('textbox', { name: /メモ/ })).toHaveValue('書きかけ');
    expect(memo).toHaveFocus();
    expect(document.title).toBe(t('app.titleTemplate', { page: '検証' }));
    act(() => stop());
  });
}
