import { ORGANIZATION } from './register.ts';

const called = (name: string): string => `${ORGANIZATION}/portal/.github/workflows/area-${name}.yml@main`;

/** By path, what GitHub runs for a remote in a repository of its own: it calls workflows of the portal's repository. */
export const ownWorkflows = (): Record<string, string> => ({
  '.github/workflows/change.yml': `name: Change
on:
  pull_request:

permissions:
  contents: read

jobs:
  change:
    uses: ${called('change')}
`,
  '.github/workflows/preview.yml': `name: Preview
on:
  pull_request:
    types: [opened, synchronize, reopened, closed]

permissions:
  contents: read

jobs:
  preview:
    uses: ${called('preview')}
`,
  '.github/workflows/release.yml': `name: Release
on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read

jobs:
  release:
    uses: ${called('release')}
    secrets: inherit
`,
});
