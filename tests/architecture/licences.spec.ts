import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { NEVER_LOADED } from '../../bin/support/pack.ts'
import { isAllowed } from '../../bin/support/licences.ts'

type Package = { license?: string; dev?: boolean; link?: boolean }

/** Their package.json names no licence; the file beside it does. */
const SAID_BESIDE: Record<string, string> = {
  '@adonisjs/limiter': 'MIT',
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}
/** Programs of other platforms, which say no more than the one of this platform. */
const OF_PLATFORMS: Record<string, string> = { '@duckdb/node-bindings-': 'MIT' }

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

const shipped = (): [string, string][] => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>
  }
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => [nameOf(path), license ?? licenceBeside(nameOf(path))])
}

function licenceBeside(name: string): string {
  const [, known] = Object.entries(OF_PLATFORMS).find(([start]) => name.startsWith(start)) ?? []
  return SAID_BESIDE[name] ?? known ?? 'none'
}

/** What the pack leaves out, with the programs of its platforms. */
const isLeftOut = (name: string) =>
  NEVER_LOADED.some((pattern) => {
    const start = pattern.replace('node_modules/', '').replace(/\*?\/\*\*$/, '')
    return name === start || name.startsWith(`${start}-`) || name.startsWith(`${start}/`)
  })

test.group('Architecture | licences', () => {
  test('nothing that is shipped asks for the shop’s own source', ({ assert }) => {
    const packages = shipped()
    assert.isAbove(packages.length, 200)
    const refused = packages.filter(([name, licence]) => !isAllowed(licence) && !isLeftOut(name))
    assert.deepEqual(refused, [])
  })

  test('{0}: {1}')
    .with([
      ['MIT', true],
      ['(MIT OR GPL-3.0-only)', true],
      ['(MPL-2.0 OR Apache-2.0)', true],
      ['Apache-2.0 AND MIT', true],
      ['MIT AND GPL-2.0-or-later', false],
      ['AGPL-3.0-only', false],
      ['LGPL-3.0', false],
      ['MPL-2.0', false],
      ['SEE LICENSE IN LICENSE.md', false],
      ['UNLICENSED', false],
      ['none', false],
    ] as const)
    .run(({ assert }, [licence, allowed]) => {
      assert.equal(isAllowed(licence), allowed)
    })
})
