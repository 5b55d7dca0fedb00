import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { t } from '@portal/platform/text';
import { brand } from '@portal/platform/text/brand';
import { environment, registry, shell } from '#testing/fixtures.ts';
import { renderHtml } from './html.ts';

test('configuration and registry are data in which no text can close the element early', () => {
  const html = renderHtml({ shell, registry, environment: { ...environment, companyName: '</script><b>' } });
  expect(html).not.toContain('</script><b>');
  const [, json = ''] = /<script type="application\/json" id="portal-environment">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).companyName).toBe('</script><b>');
});

test('its icon is a picture that every browser reads, with three dots for each of a tab’s', () => {
  const [, icon = ''] = /<link rel="icon" href="\/([^"]+)">/.exec(renderHtml({ shell, registry, environment })) ?? [];
  const file = readFileSync(join(__dirname, '../../../shell/public', icon));
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([96, 96]);
});

test('it opens the connection to the API while its scripts load, unless that is its own', () => {
  const connections = (html: string) => [...html.matchAll(/<link rel="preconnect"[^>]*>/g)].map(([link]) => link);
  expect(connections(renderHtml({ shell, registry, environment }))).toEqual([
    '<link rel="preconnect" href="https://api.example.com" crossorigin>',
  ]);
  expect(connections(renderHtml({ shell, registry, environment: { ...environment, apiHost: '/api' } }))).toEqual([]);
});

test('the document is Japanese, and names and describes the service before any script runs [9.31]', () => {
  const html = renderHtml({ shell, registry, environment });
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain(`<title>${brand.name}</title>`);
  expect(html).toContain(`<meta name="description" content="${t('app.description')}">`);
});
