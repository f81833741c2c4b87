import boundaries from 'eslint-plugin-boundaries'

/** Who may import whose face (`index.ts` or events); the table of the architecture as code. */
export const MAY_USE = {
  identity: [],
  webhooks: ['identity'],
  catalogue: [],
  delivery: ['catalogue'],
  arrivals: ['webhooks', 'catalogue'],
  basket: ['identity', 'catalogue'],
  orders: ['identity', 'webhooks', 'catalogue', 'delivery', 'basket'],
  billing: ['identity', 'catalogue', 'orders'],
  subscriptions: ['identity', 'webhooks', 'catalogue', 'delivery', 'arrivals'],
  reports: ['identity', 'catalogue', 'delivery', 'orders', 'billing', 'subscriptions'],
  contracts: ['identity', 'delivery', 'orders', 'billing', 'subscriptions', 'reports'],
  statistics: ['identity', 'catalogue', 'basket', 'orders', 'billing', 'subscriptions'],
  desk: ['identity', 'catalogue', 'delivery', 'arrivals', 'orders', 'billing'],
}
MAY_USE.site = Object.keys(MAY_USE)

const module = (name) => ({ element: { type: 'module', captured: { name } } })
const kind = (type) => ({ element: { type } })
/** The demo fills a shop from inside: it may reach behind faces, and nobody reaches it. */
const DEMO_MAY_USE = ['demo', 'shared', 'module', 'config', 'database']
const FRAME = ['config', 'start', 'providers', 'database', 'generated']

/** Folders that talk to people and programs: they know requests, and nobody below knows them. */
const SURFACE = ['controllers', 'routes', 'api', 'middleware', 'http', 'transformers', 'validators']
/** Folders that do the work. */
const WORK = ['actions', 'queries', 'lists', 'finds', 'models', 'gateways', 'jobs', 'pdf', 'mail']

/** Folder of a module: what it may not import, in its own module too. */
const LAYERS = {
  domain: [...SURFACE, ...WORK, 'ports'],
  ports: [...SURFACE, 'actions', 'gateways', 'jobs', 'lists'],
  models: [...SURFACE, 'actions', 'jobs'],
  queries: [...SURFACE, 'actions', 'jobs'],
  lists: [...SURFACE, 'actions', 'jobs'],
  finds: [...SURFACE, 'actions', 'jobs'],
  actions: SURFACE,
  gateways: SURFACE,
  jobs: SURFACE,
  pdf: [...SURFACE, 'actions', 'jobs'],
  validators: ['controllers', 'routes', 'middleware', 'actions', 'jobs'],
  transformers: ['controllers', 'routes', 'middleware', 'validators', 'actions', 'jobs'],
  http: ['controllers', 'routes'],
  middleware: ['controllers', 'routes'],
}
/** Every folder that a module may have; a test compares. */
export const FOLDERS = [...SURFACE, ...WORK, 'ports', 'domain']
/** Lists are made of requests; modules only declare theirs. */
const folderOf = (name) => (name === 'lists' ? 'app/!(shared)/lists/**' : `app/*/${name}/**`)

const settings = {
  'import/resolver': {
    typescript: {
      project: ['tsconfig.json', 'inertia/tsconfig.json'],
      noWarnOnMultipleProjects: true,
    },
  },
  'boundaries/elements': [
    { type: 'shared', pattern: 'app/shared' },
    { type: 'module', pattern: 'app/*', capture: ['name'] },
    { type: 'config', pattern: 'config' },
    { type: 'start', pattern: 'start' },
    { type: 'providers', pattern: 'providers' },
    { type: 'database', pattern: 'database' },
    { type: 'generated', pattern: '.adonisjs/*' },
    { type: 'commands', pattern: 'commands' },
    { type: 'inertia', pattern: 'inertia' },
    { type: 'design-system', pattern: 'design-system' },
    { type: 'sandbox', pattern: 'sandbox/*', capture: ['name'] },
    { type: 'demo', pattern: 'demo/*', capture: ['name'] },
    { type: 'bin', pattern: 'bin' },
    { type: 'tests', pattern: 'tests' },
  ],
  'boundaries/files': [
    { category: 'public', pattern: 'app/*/index.ts' },
    { category: 'clock', pattern: 'app/shared/clock.ts' },
    { category: 'translator', pattern: 'app/shared/i18n.ts' },
    ...FOLDERS.map((name) => ({ category: name, pattern: folderOf(name) })),
  ],
}

const external = { allow: { to: { module: { origin: ['external', 'core'] } } } }

/** What a module may know: itself, the kernel, the frame, and faces of others. */
const knownTo = (name) => ({
  from: module(name),
  allow: {
    to: [
      module(name),
      kind(['shared', ...FRAME]),
      ...MAY_USE[name].map((other) => ({ ...module(other), file: { categories: 'public' } })),
    ],
  },
})

const layerPolicies = Object.entries(LAYERS).map(([layer, forbidden]) => ({
  from: { file: { categories: layer } },
  disallow: { to: { file: { categories: { anyOf: forbidden } } } },
}))

/** What decides gets settings, environment and time as arguments, and has no words. */
const pureDomain = [
  {
    from: { element: { type: 'module' }, file: { categories: 'domain' } },
    disallow: {
      to: [
        kind(FRAME),
        { element: { type: 'shared' }, file: { categories: { anyOf: ['clock', 'translator'] } } },
      ],
    },
  },
]

/** A rule of its own for each part: with those of all parts in one, every import was held to each of them. */
const boundariesOf = (name, files, policies) => ({
  name: `Boundaries: ${name}`,
  files,
  plugins: { boundaries },
  settings,
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', checkInternals: true, policies: [external, ...policies] },
    ],
  },
})

/** Modules reach each other through their faces only; the kernel reaches none; an unknown module nobody. */
export const appBoundaries = [
  boundariesOf('application', ['app/**/*.ts'], []),
  ...Object.keys(MAY_USE).map((name) =>
    boundariesOf(name, [`app/${name}/**/*.ts`], [knownTo(name), ...layerPolicies, ...pureDomain])
  ),
  boundariesOf(
    'kernel',
    ['app/shared/**/*.ts'],
    [{ from: kind('shared'), allow: { to: kind(['shared', ...FRAME]) } }, ...layerPolicies]
  ),
  boundariesOf(
    'demo',
    ['demo/**/*.ts'],
    [{ from: kind('demo'), allow: { to: kind(DEMO_MAY_USE) } }]
  ),
]

const MAY_SEE = {
  'inertia': ['inertia', 'design-system', 'generated'],
  'design-system': ['design-system'],
  'sandbox': ['sandbox'],
}
const FILES = {
  'inertia': 'inertia/**/*.{ts,tsx}',
  'design-system': 'design-system/src/**/*.{ts,tsx}',
  'sandbox': 'sandbox/**/*.ts',
}

/** Pages know the design system and generated types; the design system knows nobody. */
export const browserBoundaries = Object.entries(MAY_SEE).map(([part, seen]) =>
  boundariesOf(part, [FILES[part]], [{ from: kind(part), allow: { to: kind(seen) } }])
)
