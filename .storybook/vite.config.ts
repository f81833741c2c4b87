import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { importedPackages } from './imported_packages.ts'

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }), enforce: 'pre' },
    react(),
    tailwind(),
  ],
  resolve: {
    alias: {
      '~/i18n/browser': `${import.meta.dirname}/late_texts.ts`,
      '~/': `${import.meta.dirname}/../inertia/`,
    },
  },
  optimizeDeps: {
    include: [
      ...importedPackages('design-system/src/**/*.{ts,tsx}'),
      '@inertiajs/react',
      'i18next',
      'react-i18next',
      'react-aria-components/I18nProvider',
      'react/jsx-dev-runtime',
    ],
  },
})
