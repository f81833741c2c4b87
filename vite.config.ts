import { globSync } from 'node:fs'
import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwind from '@tailwindcss/vite'
import adonisjs from '@adonisjs/vite/client'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { fileOfTexts, TEXT_FILE } from './scripts/file_of_texts.ts'
import { wordsInPlace } from './scripts/words_in_place.ts'

/**
 * What many of all pages share comes with the first of them, in a few files; the rest comes with
 * its pages. Without this each small part would be a request of its own.
 */
const minShareCount = Math.ceil(globSync('inertia/pages/**/*.tsx').length * 0.53)
const RUNTIME = /node_modules\/(?:react|react-dom|scheduler|react-i18next|i18next|@inertiajs)\//

/**
 * Small parts that the pages of products, baskets and orders share, in one file instead of twenty.
 * Only what needs no code of its own belongs here: a file is loaded with all that its parts import.
 */
const SELLING = new RegExp(
  [
    ...['coverage_ribbon', 'summary_list', 'totals_table', 'identifier'],
    ...['date_field_text', 'remark_text', 'refusal_note'],
    ...['use_day_text', 'use_notice\\.ts', 'use_code_text', 'use_tick_words'],
    ...[
      'venue_shapes',
      'structured_data',
      'venue_mark',
      'product_venues',
      'filter_inputs',
      'use_is_in_view',
    ],
    ...['catalogue/addresses', 'catalogue/quotes/types', 'catalogue/venue'],
    ...[
      'date_text/days',
      'components/note/',
      'components/disclosure/',
      'hooks/use_format',
      '/format\\.ts',
    ],
  ].join('|')
)
/** What quotes are made of, on the page of a product and on their own. */
const QUOTING =
  /quote_bar|quote_rows|order_rows|module_lines|price_ladder|use_module_row|save_quote|copy_quote_link/

/** Many pages of staff and accounts have them, few of visitors. */
const CHOICES =
  /\/(?:components\/(?:checkbox|select)|dist\/private\/(?:checkbox|toggle))\/|private\/Checkbox|useSlot|VisuallyHidden/

/** Most pages of staff have tables; they are too many to count as what all pages share. */
const TABLES = /\/(?:patterns\/data_table|selectable_list\/choice|internal\/box_styles)(?:\/|\.)/
/** Keys for these tables, without the window that tells them; tables of visitors have none. */
const KEYS = /\/shell\/(?:lists\/)?keys\/(?!\w*dialog)/

/** Small parts of everything that lists: five requests else. */
const LISTS = /\/components\/(?:filter_chips|pagination|tabs|status_badge|ruled_list|empty_state)\//

/** Small parts of most pages, one request for all of them. */
const HEADS =
  /\/components\/shell\/(?:page_head|page_words|page_meta|crumbs|no_index)|\/(?:gated_action|text_field|text_area|use_hydrated|icon_button|components\/select\/|PortalProvider|use-sync-external-store)/

/** The calendar of a product's days comes to its page later; staff have it at once. */
const CALENDAR = /\/(?:coverage_calendar\/|use_calendar_words|calendar_months)/

/** Whatever opens in front of a page keeps the focus; it comes when it opens. */
const FOCUS = /\/(?:private\/focus\/FocusScope|shadowdom\/ShadowTreeWalker)/

/**
 * The tests of the server render pages in several processes at a time: no browser listens to them,
 * and none may rebuild what another one is reading.
 */
const inServerTests = process.env.NODE_ENV === 'test'

export default defineConfig(({ command }) => ({
  server: inServerTests
    ? { hmr: false, ws: false, watch: null }
    : { watch: { ignored: ['**/tmp/**'] } },
  optimizeDeps: inServerTests ? { noDiscovery: true, include: [] } : {},
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }), enforce: 'pre' },
    wordsInPlace(),
    react(),
    tailwind(),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
  ],
  build: {
    rolldownOptions: {
      output: {
        // Every visitor loads the list of all pages' files: names in words would double it.
        chunkFileNames: '[hash].js',
        codeSplitting: {
          groups: [
            { name: fileOfTexts, test: TEXT_FILE, priority: 4 },
            { name: 'runtime', test: RUNTIME, priority: 3 },
            { name: 'choices', test: CHOICES, includeDependenciesRecursively: false, priority: 3 },
            { name: 'tables', test: TABLES, includeDependenciesRecursively: false, priority: 3 },
            { name: 'keys', test: KEYS, includeDependenciesRecursively: false, priority: 3 },
            { name: 'lists', test: LISTS, includeDependenciesRecursively: false, priority: 3 },
            {
              name: 'calendar',
              test: CALENDAR,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            { name: 'focus', test: FOCUS, includeDependenciesRecursively: false, priority: 3 },
            { name: 'heads', test: HEADS, includeDependenciesRecursively: false, priority: 3 },
            { name: 'parts', test: /\/(?:design-system|inertia)\//, minShareCount, priority: 2 },
            { name: 'behaviour', test: /node_modules/, minShareCount, priority: 1 },
            { name: 'quoting', test: QUOTING, includeDependenciesRecursively: false },
            { name: 'selling', test: SELLING, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // Pages of the server come with what they are made of: 1,400 modules less to load and to keep.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/inertia/`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
    },
  },
}))
