import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { companyDigest, includesCompany } from './canary.ts';

const salts = fc.stringMatching(/^[0-9a-f]{16}$/);
const accountIds = fc.stringMatching(/^[A-Za-z0-9]{18}$/);
const digests = fc.stringMatching(/^[0-9a-f]{16}$/);
const shares = fc.double({ min: 0, max: 100, noNaN: true });

test('a browser and the command of a release know a company by the same digest: salted SHA-256, shortened', async () => {
  await fc.assert(
    fc.asyncProperty(salts, accountIds, async (salt, accountId) => {
      const inNode = createHash('sha256').update(`${salt}:${accountId}`).digest('hex').slice(0, 16);
      expect(await companyDigest(salt, accountId)).toBe(inNode);
    }),
    { numRuns: 50 },
  );
});

test('a larger share only adds companies', () => {
  fc.assert(
    fc.property(digests, shares, shares, (digest, a, b) => {
      const [small, large] = [Math.min(a, b), Math.max(a, b)];
      if (includesCompany({ share: small }, digest)) expect(includesCompany({ share: large }, digest)).toBe(true);
    }),
  );
});

test('of 0 percent nobody is, of 100 percent everybody', () => {
  fc.assert(
    fc.property(digests, (digest) => {
      expect([includesCompany({ share: 0 }, digest), includesCompany({ share: 100 }, digest)]).toEqual([false, true]);
    }),
    { examples: [['0000000000000000'], ['ffffffffffffffff']] },
  );
});

const COMPANIES = Array.from({ length: 1000 }, (_, index) => `0015h${String(index).padStart(13, '0')}`);
const membersOf = async (salt: string, share: number) => {
  const known = await Promise.all(COMPANIES.map(async (id) => [id, await companyDigest(salt, id)] as const));
  return new Set(known.filter(([, digest]) => includesCompany({ share }, digest)).map(([id]) => id));
};

test.each([5, 10, 50])('%i percent are about as many companies, even if their ids are consecutive', async (share) => {
  const percent = ((await membersOf('salt-of-a-test', share)).size / COMPANIES.length) * 100;
  expect(percent).toBeGreaterThan(share * 0.7);
  expect(percent).toBeLessThan(share * 1.3);
});

test('the next canary has other companies: every tenth of them is in both', async () => {
  const [first, next] = await Promise.all(['first-salt', 'next-salt'].map((salt) => membersOf(salt, 10)));
  const both = [...(first ?? [])].filter((id) => next?.has(id)).length;
  expect(both / (first?.size ?? 0)).toBeLessThan(0.2);
});

test('a named company is in it, whatever the share; another is not', async () => {
  const named = await companyDigest('salt-of-a-test', 'acct00000000000001');
  const other = await companyDigest('salt-of-a-test', 'acct00000000000002');
  expect(includesCompany({ companies: [named] }, named)).toBe(true);
  expect(includesCompany({ companies: [named] }, other)).toBe(false);
  expect(includesCompany({}, named)).toBe(false);
});

test('whose digest cannot be had is in none', () => {
  expect(includesCompany({ share: 100, companies: ['0123456789abcdef'] }, '')).toBe(false);
});
