import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { modules } from '#generated/modules'
import { rows } from '#shared/database'
import { sealedColumns } from '#shared/sealing'

/** Answers to calls are forgotten after a day; a place in a list travels with its reader, for a day as well. */
const NOT_KEPT = ['app/shared/answered_calls.ts', 'app/shared/lists/cursor.ts']

/** What seals something that is kept. */
const sealing = globSync('app/**/*.ts', { cwd: app.makePath() })
  .filter((file) => !NOT_KEPT.includes(file))
  .map((file) => ({ file, text: readFileSync(app.makePath(file), 'utf8') }))
  .filter(({ text }) => text.includes('encryption.encrypt('))

test.group('Architecture | what the shop’s key seals', () => {
  test('is named by its module, so that another key can seal it', async ({ assert }) => {
    const named = (await sealedColumns(modules)).map(({ purpose }) => purpose)
    const purposes = sealing.map(({ text }) => /const PURPOSE = '([^']+)'/.exec(text)?.[1] ?? null)
    assert.isAbove(purposes.length, 4)
    assert.sameMembers([...new Set(named)], purposes)
  })

  test('lies in columns of texts that are there', async ({ assert }) => {
    for (const { table, key, column } of await sealedColumns(modules)) {
      const found = await rows<{ name: string; type: string }>(
        null,
        `select column_name as name, data_type as type from information_schema.columns
          where table_schema = current_schema() and table_name = ? and column_name in (?, ?)`,
        [table, key, column]
      )
      assert.lengthOf(found, 2, `${table}: ${key}, ${column}`)
      assert.equal(found.find(({ name }) => name === column)!.type, 'text')
    }
  })
})
