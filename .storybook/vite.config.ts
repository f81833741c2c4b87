import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }), enforce: 'pre' },
    react(),
    tailwind(),
  ],
  // Everything is bundled before the first story: a dependency found late reloads the tests.
  optimizeDeps: { entries: ['design-system/src/**/*.{ts,tsx}', '.storybook/preview.tsx'] },
})
