import { UiProvider } from '@portal/ui/host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_KINDS, requestedScenario } from './scenario.ts';
import { addressOf } from './scenario-form.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { setScenarioState } from './scenario-state.ts';

const openPanel = (search = '', stage: Parameters<typeof setScenarioState>[0] = {}) => {
  const wanted = requestedScenario(search);
  setScenarioState({
    scenario: wanted.kind === 'scenario' ? wanted.scenario : null,
    challenge: null,
    problem: [],
    ...stage,
  });
  render(
    <UiProvider>
      <ScenarioPanel apiHost="http://localhost:4100" />
    </UiProvider>,
  );
  return userEvent.setup({ delay: null });
};
const panel = () => within(screen.getByRole('complementary', { name: '開発用のシナリオ' }));
const link = (name: string) => panel().getByRole('link', { name, hidden: true });

test('it is folded, and says which scenario is in force', () => {
  openPanel('?scenario=maintenance');
  expect(panel().getByText('開発用のシナリオ：メンテナンス中')).toBeVisible();
  expect(link('データなし')).not.toBeVisible();
});

test('each scenario is an address, and what it asks for is known', () => {
  openPanel();
  const lists = panel().getAllByRole('list', { hidden: true });
  expect(lists).toHaveLength(4);
  const addresses = lists.flatMap((list) =>
    within(list)
      .getAllByRole('link', { hidden: true })
      .map((one) => one.getAttribute('href') ?? ''),
  );
  expect(addresses).toHaveLength(13);
  for (const address of addresses) expect(requestedScenario(address).kind).toBe('scenario');
  expect(addresses).toEqual(expect.arrayContaining(ACCOUNT_KINDS.map((kind) => `?scenario=${kind}`)));
});

test('the one in force is marked, and there is a way out of it', () => {
  openPanel('?scenario=empty');
  expect(link('データなし').closest('li')).toHaveAttribute('aria-current', 'true');
  expect(link('大量のデータ').closest('li')).toHaveAttribute('aria-current', 'false');
  expect(link('シナリオを終える')).toHaveAttribute('href', '?scenario=none');
});

test('without a scenario there is nothing to leave', () => {
  openPanel();
  expect(panel().getByText('開発用のシナリオ：なし')).toBeVisible();
  expect(panel().queryByText('シナリオを終える')).not.toBeInTheDocument();
});

test('conditions are put together to an address', async () => {
  const user = openPanel();
  // jsdom unfolds nothing by the keyboard.
  panel().getByRole('group', { hidden: true }).setAttribute('open', '');
  const choose = (label: string, option: string) => user.selectOptions(panel().getByLabelText(label), option);
  await choose('アカウント', '月ごとの請求');
  expect(link('この条件で開く')).toHaveAttribute('href', '?scenario=monthly');
  await choose('応答までの秒数', '2秒');
  expect(link('この条件で開く')).toHaveAttribute('href', '?scenario=slow&scenario.account=monthly&scenario.seconds=2');
  await choose('サーバーの応答', '混雑（503）');
  expect(requestedScenario(link('この条件で開く').getAttribute('href') ?? '')).toMatchObject({
    scenario: { account: 'monthly', fault: { seconds: 2, answer: '503', call: null } },
  });
});

test('what is chosen is always an address that is known', () => {
  for (const account of ACCOUNT_KINDS)
    for (const seconds of ['0', '30'])
      for (const answer of ['', 'offline'] as const)
        expect(requestedScenario(addressOf({ account, seconds, answer })).kind).toBe('scenario');
});

test('a problem is said without unfolding', () => {
  openPanel('', { problem: ['「満月」というシナリオはありません。一覧から選んでください。'] });
  expect(screen.getByRole('alert')).toHaveTextContent('「満月」というシナリオはありません。');
});

test('a sign-in that waits for its code leads to where the code is', () => {
  const nothing = async () => undefined;
  openPanel('?scenario=mfa-pending', { challenge: { phone: '', sendCode: nothing, confirm: nothing } });
  const [visible] = panel()
    .getAllByText('送信されたメールとSMSを見る')
    .filter((one) => !one.closest('details'));
  expect(visible?.closest('a')).toHaveAttribute('href', 'http://localhost:4100/sandbox/outbox');
});
