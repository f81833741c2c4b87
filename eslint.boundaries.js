import boundaries from 'eslint-plugin-boundaries'

/** Who may import whose face (`index.ts` or events); the table of the architecture as code. */
export const MAY_USE = {
  identity: [],
  catalogue: [],
  delivery: ['catalogue'],
  basket: ['identity', 'catalogue'],
  orders: ['identity', 'catalogue', 'delivery', 'basket'],
  billing: ['identity', 'catalogue', 'orders'],
  subscriptions: ['identity', 'catalogue', 'delivery'],
  reports: ['identity', 'catalogue', 'delivery', 'orders', 'billing', 'subscriptions'],
  contracts: ['identity', 'billing', 'subscriptions'],
}
MAY_USE.site = Object.keys(MAY_USE)

const module = (name) => ({ element: { type: 'module', captured: { name } } })
const kind = (type) => ({ element: { type } })
/** The demo fills a shop from inside: it may reach behind faces, and nobody reaches it. */
const DEMO_MAY_USE = ['demo', 'shared', 'module', 'config', 'database']
const FRAME = ['config', 'start', 'providers', 'database', 'generated']

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
    { category: 'delivery', pattern: 'app/*/{controllers,transformers,validators}/**' },
    { category: 'application', pattern: 'app/*/{actions,queries,lists,models}/**' },
    { category: 'domain', pattern: 'app/*/domain/**' },
  ],
}

const external = { allow: { to: { module: { origin: ['external', 'core'] } } } }

const modulePolicies = Object.entries(MAY_USE).flatMap(([name, others]) => [
  { from: module(name), allow: { to: module(name) } },
  { from: module(name), allow: { to: kind('shared') } },
  ...FRAME.map((frame) => ({ from: module(name), allow: { to: kind(frame) } })),
  ...others.map((other) => ({
    from: module(name),
    allow: { to: { ...module(other), file: { categories: 'public' } } },
  })),
])

const layerPolicies = [
  {
    from: { file: { categories: 'application' } },
    disallow: { to: { file: { categories: 'delivery' } } },
  },
  {
    from: { file: { categories: 'domain' } },
    disallow: { to: { file: { categories: { anyOf: ['delivery', 'application'] } } } },
  },
]

/** Modules reach each other through their faces only; the kernel reaches none. */
export const appBoundaries = [
  {
    name: 'Boundaries between modules',
    files: ['app/**/*.ts', 'demo/**/*.ts'],
    plugins: { boundaries },
    settings,
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkInternals: true,
          policies: [
            external,
            { from: kind('shared'), allow: { to: kind('shared') } },
            ...FRAME.map((frame) => ({ from: kind('shared'), allow: { to: kind(frame) } })),
            ...modulePolicies,
            ...DEMO_MAY_USE.map((one) => ({ from: kind('demo'), allow: { to: kind(one) } })),
            ...layerPolicies,
          ],
        },
      ],
    },
  },
]

/** Pages know the design system and generated types; the design system knows nobody. */
export const browserBoundaries = [
  {
    name: 'Boundaries of browser code and stand-ins',
    files: ['inertia/**/*.{ts,tsx}', 'design-system/src/**/*.{ts,tsx}', 'sandbox/**/*.ts'],
    plugins: { boundaries },
    settings,
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkInternals: true,
          policies: [
            external,
            { from: kind('inertia'), allow: { to: kind('inertia') } },
            { from: kind('inertia'), allow: { to: kind('design-system') } },
            { from: kind('inertia'), allow: { to: kind('generated') } },
            { from: kind('design-system'), allow: { to: kind('design-system') } },
            { from: kind('sandbox'), allow: { to: kind('sandbox') } },
          ],
        },
      ],
    },
  },
]
