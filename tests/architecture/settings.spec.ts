import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

/** Set by the programs themselves, never by an operator. */
const INTERNAL = ['NODE_ENV']

/** The settings of the README's table; `…_ON` stands for the name before it with another ending. */
function documented(): Set<string> {
  const names = new Set<string>()
  for (const row of readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z`…][^|]*) \|/gm)) {
    let full = ''
    for (const [, name] of row[1]!.matchAll(/`([^`]+)`/g)) {
      if (!name!.startsWith('…')) full = name!
      for (const known of endings(full, name!)) names.add(known)
    }
  }
  return names
}

/** Every name that an abbreviated one may stand for: one of them is the setting. */
function endings(full: string, name: string): string[] {
  if (!name.startsWith('…')) return [name]
  const parts = full.split('_')
  return parts.map((_, at) => [...parts.slice(0, at + 1), name.slice(2)].join('_'))
}

test.group('Architecture | settings', () => {
  test('each setting that is read stands in the README', ({ assert }) => {
    const names = [...readFileSync('start/env.ts', 'utf8').matchAll(/^ {2}([A-Z0-9_]+):/gm)]
    const read = names.map(([, name]) => name!).filter((name) => !INTERNAL.includes(name))
    assert.isAbove(read.length, 30)
    const known = documented()
    assert.deepEqual(
      read.filter((name) => !known.has(name)),
      []
    )
  })
})
