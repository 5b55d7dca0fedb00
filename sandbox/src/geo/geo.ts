import { Hono } from 'hono';
import * as v from 'valibot';
import { type Place, places as placesOfTheSeed } from '#seed/words/places.ts';
import { searchAddresses } from './address-search.ts';
import { addressAt } from './reverse-geocoder.ts';
import { drawTile, tileAddress } from './tile.ts';

const degrees = (limit: number) =>
  v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number), v.minValue(-limit), v.maxValue(limit));

const Position = v.object({ lat: degrees(90), lon: degrees(180) });
/** A number as in a path, the last one with its ending. */
const index = v.pipe(v.string(), v.regex(/^\d{1,6}(\.svg)?$/), v.transform(Number.parseInt));
const Tile = v.object({ z: index, x: index, y: index });
const Query = v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) });

/**
 * The two calls of the Geospatial Information Authority of Japan (国土地理院), at their own paths, and tiles of its map. An
 * environment gives the address of each, so the portal cannot tell which of the two services answers. GSI promises
 * nothing about wrong parameters; here they are reported.
 */
export function createGeo(places: readonly Place[] = placesOfTheSeed): Hono {
  const app = new Hono();
  app.get('/address-search/AddressSearch', (context) => {
    const query = v.safeParse(Query, context.req.query());
    if (!query.success)
      return context.json({ error: '?q= names an address or a part of one, up to 200 characters.' }, 400);
    return context.json(searchAddresses(query.output.q, places));
  });
  app.get('/reverse-geocoder/LonLatToAddress', (context) => {
    const position = v.safeParse(Position, context.req.query());
    if (!position.success)
      return context.json({ error: '?lat= and &lon= are degrees, as in lat=35.65&lon=139.8.' }, 400);
    return context.json(addressAt(position.output.lat, position.output.lon, places));
  });
  app.get('/xyz/pale/:z/:x/:y', (context) => {
    const named = v.safeParse(Tile, context.req.param());
    const tile = named.success ? tileAddress(named.output.z, named.output.x, named.output.y) : null;
    if (!tile) return context.json({ error: 'There is no such tile.' }, 404);
    return context.body(drawTile(tile, places), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
  return app;
}
