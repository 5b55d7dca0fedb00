import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { t } from '@portal/platform/text';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { DangerButton, PrimaryButton, SecondaryButton, TextButton } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton, TextLink } from './link.tsx';

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}

test.each([
  ['primary', PrimaryButton],
  ['secondary', SecondaryButton],
  ['danger', DangerButton],
  ['text', TextButton],
])('three clicks in one task run the action of a %s button once [4.44]', async (_, Button) => {
  const action = deferred();
  const onPress = jest.fn(() => action.promise);
  renderUi(<Button onPress={onPress}>依頼する</Button>);
  const button = screen.getByRole('button', { name: '依頼する' });

  // Native clicks without a render in between: a lock in state would let the second one through.
  act(() => {
    button.click();
    button.click();
    button.click();
  });

  expect(onPress).toHaveBeenCalledTimes(1);
  await act(async () => action.resolve());
});

test.each([
  ['primary', PrimaryButton],
  ['secondary', SecondaryButton],
  ['danger', DangerButton],
])(
  'a running %s button is busy and shows it, keeps its name and the focus, and works again afterwards [2.91]',
  async (_, Button) => {
    const action = deferred();
    const onPress = jest.fn(() => action.promise);
    const { user } = renderUi(<Button onPress={onPress}>依頼する</Button>);
    const button = screen.getByRole('button', { name: '依頼する' });
    const ring = () => button.querySelector('[aria-hidden=true]');

    expect(ring()).toBeNull();
    await user.click(button);
    expect(ring()).toBeVisible();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleName('依頼する');
    expect(button).toHaveFocus();

    await act(async () => action.resolve());
    expect(button).not.toHaveAttribute('aria-busy');
    expect(ring()).toBeNull();
    await user.click(button);
    expect(onPress).toHaveBeenCalledTimes(2);
  },
);

test('an action that fails unlocks its button, and escapes like the error of any handler', async () => {
  const heard = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', heard);
  const error = new Error('forgotten');
  const { user } = renderUi(<PrimaryButton onPress={() => Promise.reject(error)}>依頼する</PrimaryButton>);

  await user.click(screen.getByRole('button'));

  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ error }));
  window.removeEventListener('error', heard);
});

test('a submit button that is running does not submit again', () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <PrimaryButton type="submit" isRunning>
        送信する
      </PrimaryButton>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled button does nothing', async () => {
  const onPress = jest.fn();
  const { user } = renderUi(
    <PrimaryButton isDisabled onPress={onPress}>
      次へ
    </PrimaryButton>,
  );
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toBeDisabled();
  expect(onPress).not.toHaveBeenCalled();
});

test('every press is counted by itself under our own text, never under what a customer wrote [1.21]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const { user } = renderUi(
    <>
      <PrimaryButton>{t('common.next')}</PrimaryButton>
      <SecondaryButton aria-label={t('upload.remove', { name: '田中太郎.pdf' })}>×</SecondaryButton>
      <DangerButton>青葉ビル新築工事</DangerButton>
      <TextButton trackName="担当者">田中太郎</TextButton>
      <IconButton label={t('common.close')} icon="×" onPress={() => undefined} />
      <LinkButton to="/order">{t('common.back')}</LinkButton>
      <TextLink to="/order">田中太郎の依頼</TextLink>
      <TextLink href="#top">{t('common.close')}</TextLink>
    </>,
  );
  for (const role of ['button', 'link'] as const)
    for (const element of screen.getAllByRole(role)) await user.click(element);
  expect(analytics.events.map(({ name, params }) => `${name} ${params.name}`)).toEqual([
    'button_press 次へ',
    'button_press {name} を削除',
    'button_press unnamed',
    'button_press 担当者',
    'button_press 閉じる',
    'link_press 戻る',
    'link_press unnamed',
    'link_press 閉じる',
  ]);
});
