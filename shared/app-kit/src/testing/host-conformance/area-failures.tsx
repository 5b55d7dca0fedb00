import { t } from '@portal/platform/text';
import { screen, within } from '@testing-library/react';
import { environment, heading, menu, type OpenPage, press, reports } from './hosted-page.tsx';
import { PROBE_AREAS, probe } from './probe.tsx';

const { title } = PROBE_AREAS['/probe'];
const CRASHED = t('remote.crashedTitle', { area: title });
const FAILED = t('remote.failedTitle', { area: title });

/** What breaks in an area is shown there, and reported for its remote. */
export function testAreaFailures(open: OpenPage): void {
  test('a page that breaks is a card in its area, reported for the remote and its version; a retry mends it', async () => {
    probe.isBroken = true;
    const { user } = open('/probe/broken');
    expect(await heading(CRASHED, 2)).toBeVisible();
    expect(await menu()).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '二つ目' })).toBeVisible();
    expect(screen.getByRole('link', { name: t('common.supportDesk') })).toHaveAttribute(
      'href',
      environment.links.support,
    );
    expect(reports).toEqual([
      expect.objectContaining({
        category: 'applicationCrash',
        error: expect.objectContaining({ location: expect.stringMatching(/app=mf-probe version=7\.0\.0/) }),
      }),
    ]);
    probe.isBroken = false;
    await press(user, t('common.retry'));
    expect(await heading('直った画面')).toHaveFocus();
  });

  test('code that cannot be fetched is a card, reported for the remote and its version; a retry fetches it', async () => {
    probe.failures = 1;
    const { user } = open('/probe/late');
    expect(await heading(FAILED, 2)).toBeVisible();
    expect(reports).toEqual([
      expect.objectContaining({
        category: 'remoteLoad',
        error: expect.objectContaining({ location: expect.stringMatching(/app=mf-probe version=7\.0\.0/) }),
      }),
    ]);
    await press(user, t('common.retry'));
    expect(await heading('遅い画面')).toHaveFocus();
  });
}
