import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

/** Tables that the frameworks make for themselves. */
const FRAMEWORK = ['adonis_schema', 'adonis_schema_versions']

/**
 * Tables that a module's migrations made before another module took them over: recorded migrations stay
 * where they are (ADR 22).
 */
const HANDED_OVER: Record<string, string> = {
  invoices: 'billing',
  bank_statements: 'billing',
  bank_statement_entries: 'billing',
  refunds: 'billing',
}

const CREATES =
  /create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?|createTable\(\s*'(\w+)'|tableName\s*=\s*'(\w+)'/gi

const creators = new Map<string, Set<string>>()
for (const file of globSync('database/migrations/*/*.ts')) {
  const module = file.split('/')[2]!
  for (const match of readFileSync(file, 'utf8').matchAll(CREATES)) {
    const table = match[1] ?? match[2] ?? match[3]!
    const owner = HANDED_OVER[table] ?? module
    creators.set(table, (creators.get(table) ?? new Set()).add(owner))
  }
}

test.group('Architecture | tables', () => {
  test('every table belongs to exactly one module', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
    )
    const tables: string[] = rows.map((row: { table_name: string }) => row.table_name)
    assert.isAbove(tables.length, 10)
    for (const table of tables.filter((name) => !FRAMEWORK.includes(name))) {
      assert.equal(
        creators.get(table)?.size,
        1,
        `owners of ${table}: ${[...(creators.get(table) ?? [])]}`
      )
    }
  })

  test('a module writes SQL about its own tables only', ({ assert }) => {
    for (const file of globSync(['app/*/**/*.ts', 'demo/*/**/*.ts'])) {
      const module = file.split('/')[1]!
      const text = readFileSync(file, 'utf8')
      for (const [, table] of text.matchAll(
        /\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/gi
      )) {
        const owner = creators.get(table!)
        if (owner) assert.isTrue(owner.has(module), `${file} writes ${table} of ${[...owner]}`)
      }
    }
  })
})
