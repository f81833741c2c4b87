import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { defaultsOfProps } from './defaults_of_props.ts'

const config: StorybookConfig = {
  stories: ['../design-system/src/**/*.mdx', '../design-system/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // The application's own vite.config.ts needs its server.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Only what is wrong is worth a line.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [defaultsOfProps()],
      logLevel: 'warn',
      build: {
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
}

export default config
