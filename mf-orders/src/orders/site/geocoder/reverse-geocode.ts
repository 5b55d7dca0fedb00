import type { Location } from '@portal/contract/values/primitives';
import * as v from 'valibot';
import { fetchGeo } from './geo-request.ts';

const Place = v.object({ muniCd: v.string(), lv01Nm: v.string() });
/** At sea and abroad the answer has no results. */
const Answer = v.object({ results: v.optional(Place) });

/** 「東京都新宿区西新宿二丁目」: the town at a place; null at sea and abroad. Numbers of houses are not known. */
export async function townAt(
  address: string,
  { latitude, longitude }: Location,
  signal: AbortSignal,
): Promise<string | null> {
  const { results } = await fetchGeo(address, { lat: String(latitude), lon: String(longitude) }, Answer, signal);
  if (!results) return null;
  const { MUNICIPALITIES } = await import(/* webpackChunkName: "municipalities" */ './municipalities.ts');
  const municipality = municipalityName(results.muniCd, MUNICIPALITIES);
  return municipality ? `${municipality}${townName(results.lv01Nm)}` : null;
}

/** GSI writes a dash where a place has no town, and Hokkaido's codes without their first digit. */
const townName = (name: string): string => name.replace(/^[-−－]$/, '');

export function municipalityName(code: string, table: string): string | null {
  const [, prefecture = '', municipality = ''] = /^(\d{2})(\d{3})$/.exec(code.padStart(5, '0')) ?? [];
  const line = new RegExp(`^${prefecture}(\\D+) .*?(?<= )${municipality}(\\D+?)(?: |$)`, 'm').exec(table);
  return prefecture && line ? `${line[1]}${line[2]}` : null;
}
