import { setEmailNotification } from '@portal/contract/user';
import { defineDraft, showToast, useDraft, useGeoServices, userQueries } from '@portal/platform';
import { request } from '@portal/platform/api';
import { useQuery } from '@portal/platform/query';
import type { Areas } from '@portal/platform/registry/area';
import { REMOTE_CONTRACT, type RemoteModule } from '@portal/platform/remote-module';
import { useBlocker } from '@portal/platform/router';
import { Page, PrimaryButton, Text, TextField, TextLink } from '@portal/ui';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { type ComponentType, useEffect, useState } from 'react';
import * as v from 'valibot';

/* A small remote that asks its host for everything that a host promises. */

export const PROBE_AREAS = {
  '/probe': { title: '検証', menu: { place: 'main' } },
  '/second': { title: '二つ目', menu: { place: 'main' } },
} as const satisfies Areas;

/** What the tests change about the probe, and read of it. */
export const probe = {
  /** How often any of its pages was mounted. */
  mounted: 0,
  isBroken: false,
  /** How many times its late page cannot be fetched. */
  failures: 0,
  answers: [] as boolean[],
};

export function resetProbe(): void {
  Object.assign(probe, { mounted: 0, isBroken: false, failures: 0, answers: [] });
}

function useMounted(): void {
  useEffect(() => {
    probe.mounted += 1;
  }, []);
}

const Draft = defineDraft({ name: 'probe', version: 1, schema: v.object({ text: v.string() }) });

function TopPage() {
  useMounted();
  const dialogs = useDialogs();
  const { tiles } = useGeoServices();
  const [text, setText] = useState('');
  const save = useWrite(() => request(setEmailNotification, { body: { emailNotification: 'ALL' } }));
  const ask = async () =>
    probe.answers.push(await dialogs.confirm({ body: '実行しますか。', confirmLabel: '実行する' }));
  return (
    <Page title="検証">
      <TextLink to="/probe/item00000000000001?tab=a">明細</TextLink>
      <TextLink to="/probe/nowhere/at-all">行き止まり</TextLink>
      <TextLink to="/probe/late">遅い画面</TextLink>
      <TextLink to="/probe/read">一覧</TextLink>
      <PrimaryButton onPress={() => showToast('保存しました', { to: '/second', label: '次へ' })}>
        知らせる
      </PrimaryButton>
      <PrimaryButton onPress={() => void ask()}>たずねる</PrimaryButton>
      <PrimaryButton onPress={() => save.run(undefined)}>送信する</PrimaryButton>
      <TextField label="メモ" value={text} onChange={setText} />
      <Text>{tiles}</Text>
    </Page>
  );
}

function ItemPage() {
  useMounted();
  return <Page title="明細" />;
}

function ReadPage() {
  useMounted();
  const { data } = useQuery(userQueries.accounts());
  return (
    <Page title="一覧">
      <Text>{data?.map(({ name }) => name).join('、')}</Text>
    </Page>
  );
}

function BrokenPage() {
  useMounted();
  if (probe.isBroken) throw new Error('the probe breaks');
  return <Page title="直った画面" />;
}

function FormPage() {
  useMounted();
  const { draft, keep } = useDraft(Draft, { text: '' });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => draft.text !== '' && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Page title="入力">
      <TextField label="メモ" value={draft.text} onChange={(text) => keep({ text })} />
      {blocker.state === 'blocked' ? (
        <PrimaryButton onPress={() => blocker.proceed()}>このまま移動する</PrimaryButton>
      ) : null}
    </Page>
  );
}

/** The same component in both areas: a host that keeps its state shows one area's text in the other. */
function SharedPage() {
  useMounted();
  const [count, setCount] = useState(0);
  return (
    <Page title="共通の画面">
      <PrimaryButton onPress={() => setCount(count + 1)}>{`${count}回`}</PrimaryButton>
      <TextLink to="/second/shared">隣の画面</TextLink>
    </Page>
  );
}

const there = (component: ComponentType) => async () => component;
const late = async (): Promise<ComponentType> => {
  if (probe.failures > 0) {
    probe.failures -= 1;
    throw new Error('the code of the probe cannot be fetched');
  }
  return LatePage;
};
function LatePage() {
  useMounted();
  return <Page title="遅い画面" />;
}

export const probeRemote: RemoteModule = {
  contract: REMOTE_CONTRACT,
  name: 'mf-probe',
  version: '7.0.0',
  routes: {
    '/probe': [
      { path: '', page: there(TopPage) },
      { path: 'late', page: late },
      { path: 'read', page: there(ReadPage) },
      { path: 'broken', page: there(BrokenPage) },
      { path: 'form', page: there(FormPage) },
      { path: 'shared', page: there(SharedPage) },
      { path: ':id', page: there(ItemPage) },
    ],
    '/second': [
      { path: '', page: there(SharedPage) },
      { path: 'shared', page: there(SharedPage) },
    ],
  },
};
