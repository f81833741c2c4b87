import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { modules } from '#generated/modules'
import { settings } from '#start/env'
import type { Measure } from '#shared/measuring'
import { registry } from '#shared/metrics/registry'

const read = (path: string) => readFileSync(path, 'utf8')

/** Set by the part around the shop, or by Node and the C library. */
const OF_OTHERS = [
  ...['MALLOC_ARENA_MAX', 'TZ', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE'],
  ...['MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD_FILE', 'ALLOWED_SENDER_DOMAINS'],
]

const ON_A_MACHINE = ['deploy/kontor', 'deploy/kontor.env', ...globSync('deploy/systemd/*')]

/** Whether the shop starts without it. */
function isNeeded([name, reads]: [string, (name: string, value?: string) => unknown]): boolean {
  try {
    reads(name, undefined)
    return false
  } catch {
    return true
  }
}

type Measures = { measures?: () => Promise<{ default: readonly Measure[] }> }

async function measured(): Promise<Set<string>> {
  const names = registry.getMetricsAsArray().map(({ name }) => name)
  for (const { measures } of modules as readonly Measures[]) {
    for (const { name } of (await measures?.())?.default ?? []) names.push(`kontor_${name}`)
  }
  return new Set(names)
}

test.group('Architecture | how the shop is run', () => {
  test('{$self} names only what is measured')
    .with(globSync('deploy/{prometheus,grafana}/*'))
    .run(async ({ assert }, path) => {
      const known = await measured()
      const named = [...read(path).matchAll(/\b(?:kontor|process|nodejs)_[a-z0-9_]+/g)]
      assert.isNotEmpty(named)
      const bare = named.map(([name]) => name.replace(/_(count|bucket|sum)$/, ''))
      assert.deepEqual(
        bare.filter((name) => !known.has(name)),
        []
      )
    })

  test('each measure is shown or watched', async ({ assert }) => {
    const shown = globSync('deploy/{prometheus,grafana}/*').map(read).join('')
    const own = [...(await measured())].filter((name) => name.startsWith('kontor_'))
    assert.deepEqual(
      own.filter((name) => !shown.includes(name)),
      []
    )
  })

  test('each alert is tried in the tests of the rules', ({ assert }) => {
    const namesIn = (path: string, word: RegExp) =>
      [...read(path).matchAll(word)].map(([, name]) => name!).toSorted()
    assert.deepEqual(
      namesIn('bench/support/alerts.test.yml', /alertname="(\w+)"/g),
      namesIn('deploy/prometheus/alerts.yml', /- alert: (\w+)/g)
    )
  })

  test('{$self} sets only what somebody reads')
    .with(['deploy/compose.yaml', 'deploy/Dockerfile', ...ON_A_MACHINE])
    .run(({ assert }, path) => {
      const set = [...read(path).matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?==|:\s)/g)]
      const known = [...Object.keys(settings), ...OF_OTHERS]
      assert.deepEqual(
        set
          .map(([, name]) => name!)
          .filter((name) => !known.includes(name.replace(/_FILE$/, '')) && !known.includes(name)),
        []
      )
    })

  test('a machine without containers sets all that has to be set', ({ assert }) => {
    const needed = Object.entries(settings)
      .filter(isNeeded)
      .map(([name]) => name)
    assert.includeMembers(needed, ['APP_URL', 'DATABASE_URL', 'SMTP_HOST'])
    const [command, file, ...units] = ON_A_MACHINE.map(read)
    for (const set of [command! + file, ...units.map((unit) => unit + file)]) {
      const missing = needed.filter(
        (name) => !new RegExp(`^(?!#).*\\b${name}(_FILE)?=`, 'm').test(set)
      )
      assert.deepEqual(missing, [])
    }
  })

  test('the image is compiled for the account and with the switches that it starts with', ({
    assert,
  }) => {
    const says = read('deploy/Dockerfile')
    const [, before] = says.match(/^ +node ((?:--\S+ )+)bin\/server\.js &/m)!
    const [, ...switches] = JSON.parse(says.match(/^ENTRYPOINT (.*)$/m)![1]!) as string[]
    assert.deepEqual(before!.trim().split(' '), switches)
    assert.lengthOf(new Set(says.match(/^USER .*$/gm)), 1)
    assert.lengthOf(says.match(/^USER .*$/gm)!, 2)
  })

  test('the proxy leaves nobody out who answers, whatever he answers', ({ assert }) => {
    const says = read('deploy/nginx/kontor.conf').matchAll(/^ *proxy_next_upstream (.*);/gm)
    const reasons = [...says].flatMap(([, words]) => words!.split(' '))
    assert.sameMembers([...new Set(reasons)], ['error', 'timeout', 'http_404'])
  })

  test('so does HAProxy, and asks again for nothing that changes something', ({ assert }) => {
    const says = read('deploy/haproxy/kontor.cfg')
    const reasons = [...says.matchAll(/^ *retry-on (.*)$/gm)].flatMap(([, words]) =>
      words!.split(' ')
    )
    assert.sameMembers([...new Set(reasons)], ['conn-failure', 'empty-response', '404'])
    assert.notMatch(says, /^ *(?:server|default-server) .*\bcheck\b/m)
    assert.match(says, /^ *http-request disable-l7-retry unless METH_GET$/m)
  })
})
