import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const sources = join(import.meta.dirname, '../src');

/** The catalogue of the kit: its stories stand beside the pieces. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [join(sources, '**/*.stories.tsx')],
  addons: ['@storybook/addon-docs'],
  // Nothing is sent, and nothing is asked of another machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Reads the sources by itself; the other one needs the JavaScript interface of TypeScript, which version 7 has not.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, 'process.env.APP_VERSION': JSON.stringify('kit') },
    build: { ...vite.build, chunkSizeWarningLimit: 4_000 },
  }),
};

export default config;
