import type { Packages } from '../pack/packages.ts';

const CHECKOUT = `- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false`;

/** By path, what GitHub runs for a remote in a repository of its own. */
export function ownWorkflows({ demands }: Packages): Record<string, string> {
  const install = `npx --yes pnpm@${demands.catalog.pnpm} install --frozen-lockfile`;
  return { '.github/workflows/change.yml': change(install), '.github/workflows/release.yml': release(install) };
}

const change = (install: string): string => `name: Change
on:
  pull_request:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    container: node:22-bookworm
    timeout-minutes: 15
    steps:
      ${CHECKOUT}
      - run: ${install}
      - run: npm run check
      - run: npm test
      - run: npm run build
`;

const release = (install: string): string => `name: Release
on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read

# The composed folder is changed by one release after the other.
concurrency:
  group: release-\${{ github.repository }}

# With pipefail.
defaults:
  run:
    shell: bash

jobs:
  release:
    # The machine with the composed folder and Chromium; PORTAL_FOLDER is set there.
    runs-on: self-hosted
    # Its reviewers approve the release.
    environment: production
    timeout-minutes: 30
    steps:
      ${CHECKOUT}
      - run: ${install}
      - run: npm run check
      - run: npm test
      - run: npm run release -- --to "$PORTAL_FOLDER" | tee -a "$GITHUB_STEP_SUMMARY"
        env:
          PORTAL_RELEASE_KEY: \${{ secrets.PORTAL_RELEASE_KEY }}
          # The steps above have tested it.
          PORTAL_TESTED_COMMIT: \${{ github.sha }}
`;
