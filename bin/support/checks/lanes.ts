import { join } from 'node:path'
import { cacheFolder } from './cache_folder.ts'
import { asArguments } from '../changed/read_change.ts'
import type { Touched } from '../changed/touched.ts'
import type { Check } from './check.ts'
import { countClosingLine, countJapa, countPlaywright, countVitest } from './counts.ts'
import { failuresOfJapa, failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { reportFile } from './reports.ts'

const cache = (name: string) => join(cacheFolder(), name)
const byContent = (name: string) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', cache(name)],
]
/** The compiler of `npm run typecheck`, on the one core that its lane has. */
const types = (name: string, project: string): Check => ({
  name,
  run: [
    ...['node', 'compiler/node_modules/typescript/bin/tsc', '--singleThreaded'],
    ...['--noEmit', '-p', project],
  ],
})

const BROWSER: Check[] = [
  { name: 'generated', run: ['node', 'bin/generated_is_fresh.ts'] },
  { name: 'build', run: ['node', 'bin/build.ts'] },
  { name: 'page-weight', run: ['node', 'bench/page_weight.ts'] },
  {
    name: 'design-system',
    run: [
      ...['vitest', 'run', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${reportFile('design-system')}`,
    ],
    count: countVitest,
    failures: failuresOfVitest,
  },
  {
    name: 'journeys',
    run: ['playwright', 'test'],
    count: countPlaywright,
    failures: failuresOfPlaywright,
  },
  {
    name: 'format',
    run: ['prettier', '--check', '--log-level', 'warn', ...byContent('prettier'), '.'],
  },
  { name: 'lint', run: ['eslint', ...byContent('eslint'), '.'] },
]

const SERVER: Check[] = [
  { ...types('types-server', 'tsconfig.json'), after: 'build' },
  types('types-pages', 'inertia/tsconfig.json'),
  types('types-design-system', 'design-system/tsconfig.json'),
  { name: 'japa', run: ['node', 'bin/japa.ts'], count: countJapa, failures: failuresOfJapa },
  {
    name: 'fuzz',
    run: [
      ...['node', 'bin/japa.ts', '--program', 'tests/fuzz/main.ts'],
      ...['--requests', '1200', '--seed', '1', '--seconds', '40'],
    ],
    count: countClosingLine,
  },
]

/** Everything that has to hold: two rows of checks side by side, each mostly on one core and of the same length. */
export const LANES = [BROWSER, SERVER]

/** Judged by the whole run only: they go through all modules, whatever was changed. Journeys that changed are run. */
export const WHOLE_RUNS_ONLY = ['fuzz', 'journeys']

/** What a change may break, for whoever is at work. */
export const lanesFor = (touched: Touched): Check[][] =>
  LANES.map((lane) =>
    lane
      .filter(({ name }) => !WHOLE_RUNS_ONLY.includes(name) || runsItself(name, touched))
      .filter(({ name }) => touched.browser || name !== 'design-system')
      .map((check) => ({ ...check, run: [...check.run, ...moreOf(check.name, touched)] }))
  )

const runsItself = (name: string, { journeys }: Touched) =>
  name === 'journeys' && journeys.length > 0

function moreOf(name: string, touched: Touched): string[] {
  if (name === 'japa') return asArguments(touched)
  return name === 'journeys' ? touched.journeys : []
}
