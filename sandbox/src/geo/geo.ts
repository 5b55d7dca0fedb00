import { Hono } from 'hono';
import * as v from 'valibot';
import { searchAddresses } from './address-search.ts';
import { type KnownPlace, knownPlaces } from './known-place.ts';
import { addressAt } from './reverse-geocoder.ts';

const degrees = (limit: number) =>
  v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number), v.minValue(-limit), v.maxValue(limit));

const Position = v.object({ lat: degrees(90), lon: degrees(180) });
const Query = v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) });

/**
 * The two calls of the Geospatial Information Authority of Japan (国土地理院), at their own paths. An environment gives the
 * address of each call, so the portal cannot tell which of the two services answers. GSI promises nothing about wrong
 * parameters; here they are reported.
 */
export function createGeo(places: readonly KnownPlace[] = knownPlaces()): Hono {
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
  return app;
}
