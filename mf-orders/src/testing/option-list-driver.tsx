import { type FakeApi, renderApp, signedIn } from '@portal/app-kit/testing';
import type { Option } from '@portal/contract/option';
import { OptionListPage } from '#options/list/option-list-page.tsx';
import { optionFixture } from './option-fixtures.ts';
import { idOf, onePage } from './order-fixtures.ts';

export const TANAKA = idOf('cont', 1);
export const rows = [
  optionFixture(),
  optionFixture({
    id: idOf('option', 2),
    name: '丸の内再開発 仮設事務所',
    requestService: ['office', 'containerOffice', 'rental', 'other'],
    otherRequestContent: '喫煙所',
    province: null,
    district: null,
    street: null,
    usingStartTime: null,
    usingEndTime: null,
    status: 'cancelled',
  }),
];
export const answer = (data: readonly Option[]) => ({ data: [...data], pagination: onePage(data) });
const api: FakeApi = {
  'GET /user/account/list': () => ({ data: [{ id: TANAKA, name: '田中 太郎', department: '東京支店' }] }),
  'GET /option': () => answer(rows),
};

export function show(path = '/option', answers: FakeApi = {}, session = signedIn()) {
  const app = renderApp(<OptionListPage />, { path, session, api: { ...api, ...answers } });
  const lists = () => app.requests.filter(({ call }) => call === 'GET /option').map(({ query }) => query);
  return { ...app, lists };
}
