import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'
import { ROOT } from '../../../bin/support/paths.ts'

test.group('Starting | TypeScript that is kept', (group) => {
  let folder: string
  group.each.setup(() => {
    mkdirSync(join(ROOT, 'tmp'), { recursive: true })
    folder = mkdtempSync(join(ROOT, 'tmp', 'kept-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const run = () =>
    execFileSync(process.execPath, [FROM_SOURCES, join(folder, 'main.ts')], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim()

  test('is translated again when its file has changed', ({ assert }) => {
    write('main.ts', `import { said } from './said.js'\nconsole.log(said satisfies string)\n`)
    write('said.ts', `export const said: string = 'once'\n`)
    assert.equal(run(), 'once')
    assert.equal(run(), 'once')
    write('said.ts', `export const said: string = 'twice'\n`)
    assert.equal(run(), 'twice')
  })

  test('finds what an alias means, JavaScript and decorators', ({ assert }) => {
    write('plain.js', `export const plain = 'plain'\n`)
    write(
      'main.ts',
      `import { addDecorator } from './decorated.js'
       import { plain } from './plain.js'
       import { CalendarDay } from '#shared/domain/calendar_day'
       console.log(plain, addDecorator, CalendarDay.parse('2026-03-31')!.number)\n`
    )
    write(
      'decorated.ts',
      `const mark = (of: object, name: string) => void Object.assign(of.constructor, { name2: name })
       class Marked { @mark declare kept: string }
       export const addDecorator = (Marked as unknown as { name2: string }).name2\n`
    )
    assert.equal(run(), 'plain kept 20260331')
  })
})
