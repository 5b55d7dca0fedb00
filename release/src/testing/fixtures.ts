import type { BuildRecord, StaticSkeleton } from '@portal/app-kit/build/build-record';
import type { Environment } from '@portal/platform/environment';
import type { Registry } from '@portal/platform/registry';

export const environment: Environment = {
  name: 'production',
  apiHost: 'https://api.example.com',
  apiIdempotencyKey: true,
  firebase: { options: { apiKey: 'key', projectId: 'portal', storageBucket: 'portal.example.com' } },
  geo: {
    tiles: 'https://tiles.example.com/{z}/{x}/{y}.png',
    search: 'https://geo.example.com/s',
    reverse: 'https://geo.example.com/r',
  },
  links: {
    terms: 'https://example.com/terms',
    privacy: 'https://example.com/privacy',
    support: 'mailto:support@example.com',
  },
  companyName: 'サンプル株式会社',
  allowRemoteOverrides: false,
};

/** Like that of the shell's build: what braces hold is filled in. */
export const staticSkeleton: StaticSkeleton = {
  portal: '<header><span class="entry" data-entry="">{label}</span></header><main>読み込み中です</main>{footer}',
  public: '<main>読み込み中です</main>{footer}',
  footer: '<footer><a href="{terms}"></a><a href="{privacy}"></a><a href="{support}"></a>© {year} {company}</footer>',
  footerWithSupportPage: '<footer><a target="_blank" href="https:{support}"></a></footer>',
  notices: {
    blocked: '<h1>開始できません</h1><a href="{supportAddress}"></a><button></button>',
    slow: '<h1>時間がかかっています</h1><button></button>',
    outdated: '<h1>ご利用いただけません</h1>',
    noScript: '<h1>JavaScriptが必要です</h1><a href="{supportAddress}"></a>',
  },
  style: ['.entry{color:black}', '.entry[aria-current]{color:blue}'],
};

export const shell: BuildRecord = {
  name: 'shell',
  version: '7',
  entries: [{ file: 'main.js', integrity: 'sha384-MAIN' }],
  preload: {},
  pageFiles: { '/': ['home.js'] },
  lazyShared: { '@portal/ui/forms': ['form.js', 'fields.js'], '@portal/ui/map': ['map.js'] },
};

export const registry: Registry = {
  schema: 2,
  revision: 'r1',
  remotes: {
    'mf-news': {
      areas: { '/news': { title: 'お知らせ' } },
      current: {
        version: '1',
        container: 'mf_news_1',
        entry: '/mf/mf-news/1/remoteEntry.js',
        integrity: 'sha384-NEWS',
        preload: { '/news': ['/mf/mf-news/1/remote.js'] },
        pageFiles: { '/news': ['/mf/mf-news/1/news-list.js'] },
      },
    },
  },
};
