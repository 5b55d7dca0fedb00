import { registry as fixture } from '#testing/fixtures.ts';
import { documentRegistry, registryLike } from './document-registry.ts';

const remote = fixture.remotes['mf-news'];
if (!remote) throw new Error('no mf-news');
const news = { ...remote, areas: { '/news': { title: 'お知らせ', menu: { place: 'main' as const } } } };
const guide = { ...remote, areas: { '/guide': { title: '使い方' }, '/faq': { title: 'よくあるご質問' } } };
const registry = { ...fixture, remotes: { 'mf-news': news, 'mf-guide': guide } };

const listedFor = (section?: string) => Object.keys(documentRegistry(registry, section).remotes);

test('a document lists the remote of its section, and those of the menus', () => {
  expect(listedFor('/news')).toEqual(['mf-news']);
  expect(listedFor('/login')).toEqual(['mf-news']);
  expect(listedFor()).toEqual(['mf-news']);
  expect(listedFor('/faq')).toEqual(['mf-news', 'mf-guide']);
});

test('it says so only if it leaves something out, and the rest of it is the registry’s', () => {
  expect(documentRegistry(registry, '/guide')).toBe(registry);
  expect(documentRegistry(registry, '/news')).toEqual({ ...registry, remotes: { 'mf-news': news }, isPart: true });
});

test('a document that is written anew lists the same remotes', () => {
  const changed = { ...registry, revision: 'r8' };
  expect(registryLike(changed, documentRegistry(registry, '/news'))).toEqual({
    ...changed,
    remotes: { 'mf-news': news },
    isPart: true,
  });
  expect(registryLike(changed, registry)).toBe(changed);
  expect(registryLike(changed, undefined)).toBe(changed);
});
