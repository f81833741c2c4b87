import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from '@japa/runner'
import { lintMigration } from '../../bin/support/lint_migration.ts'

/** Migrations up to it made a database that nobody used yet. */
const BASELINE = 199

const raw = (sql: string, more = '') =>
  `export default class extends BaseSchema {
    ${more}
    async up() {
      ${sql
        .split(';')
        .map((statement) => `this.schema.raw(\`${statement}\`)`)
        .join('\n')}
    }
    async down() { this.schema.raw('drop table anything') }
  }`

const ALONE = 'static disableTransactions = true'
const SHORT = `set lock_timeout = '2s'`

test.group('Architecture | migrations beside a running shop', () => {
  test('nothing of them is felt', ({ assert }) => {
    const later = globSync('database/migrations/*/*.ts').filter(
      (path) => Number(basename(path).slice(0, 4)) > BASELINE
    )
    const faults = later.flatMap((path) =>
      lintMigration(readFileSync(path, 'utf8')).map((fault) => ({ path, ...fault }))
    )
    assert.deepEqual(faults, [])
  })

  test('{$i} refuses: {0}')
    .with([
      ['create index a on orders (id)', 'index'],
      ['create unique index a on orders (id)', 'index'],
      ['create index concurrently a on orders (id)', 'concurrently in a transaction'],
      ['drop index a', 'dropped index'],
      [`${SHORT}; alter table orders alter column a type bigint`, 'rewrite by type'],
      [`${SHORT}; alter table orders alter a set data type text`, 'rewrite by type'],
      [
        `${SHORT}; alter table orders add column a uuid default gen_random_uuid()`,
        'rewrite by default',
      ],
      [
        `${SHORT}; alter table orders add column a int generated always as (b + 1) stored`,
        'rewrite by computed column',
      ],
      [
        `${SHORT}; alter table orders add column a bigint generated always as identity`,
        'rewrite by computed column',
      ],
      [`${SHORT}; alter table orders add a bigserial`, 'rewrite by computed column'],
      ['vacuum full orders', 'rewrite of a table'],
      [`${SHORT}; alter table orders set unlogged`, 'rewrite of a table'],
      ['lock table orders', 'lock'],
      [`${SHORT}; alter table orders add column a text not null`, 'not null without default'],
      [
        `${SHORT}; alter table orders add column b int default 1, add column a text not null`,
        'not null without default',
      ],
      [`${SHORT}; alter table orders alter column a set not null`, 'not null'],
      [`${SHORT}; alter table orders add constraint a check (b > 0)`, 'constraint'],
      [`${SHORT}; alter table orders add foreign key (a) references users (id)`, 'constraint'],
      [
        `${SHORT}; alter table orders add column a bigint references users (id)`,
        'reference of a new column',
      ],
      [`${SHORT}; alter table orders validate constraint a`, 'validation in a transaction'],
      [`${SHORT}; alter table orders add constraint a unique (b)`, 'key'],
      [`${SHORT}; alter table orders add primary key (b)`, 'key'],
      [`${SHORT}; alter table orders rename column a to b`, 'rename'],
      [`${SHORT}; alter table orders rename to sales`, 'rename'],
      [`${SHORT}; alter table orders drop column a`, 'drop'],
      ['drop table orders', 'dropped table'],
      ['update orders set a = 1', 'rows in one go'],
      ['delete from orders where a = 1', 'rows in one go'],
      ['alter table orders add column a text', 'waiting for a lock'],
    ] as const)
    .run(({ assert }, [sql, rule]) => {
      const found = lintMigration(raw(sql)).map((fault) => fault.rule)
      assert.deepEqual(found, [rule])
    })

  test('{$i} lets pass: {0}')
    .with([
      [
        'create table orders (id bigint generated always as identity primary key, a text not null unique)',
        '',
      ],
      ['create table orders (id int); create index a on orders (id); update orders set id = 1', ''],
      ['create table orders (id int); alter table orders add constraint a check (id > 0)', ''],
      ['create index concurrently a on orders (id)', ALONE],
      ['drop index concurrently a', ALONE],
      [`${SHORT}; alter table orders add column a text`, ''],
      [
        `${SHORT}; alter table orders add column a boolean not null default false, add column b date`,
        '',
      ],
      [`${SHORT}; alter table orders add column a timestamptz not null default now()`, ''],
      [
        `${SHORT}; alter table orders add constraint a check (b is not null) not valid; alter table orders validate constraint a; alter table orders alter column b set not null; alter table orders drop constraint a`,
        ALONE,
      ],
      [
        `${SHORT}; create unique index concurrently a on orders (b); alter table orders add constraint a unique using index a`,
        ALONE,
      ],
      [`${SHORT}; alter table orders drop column a`, '/* Contracts: 0203_read_b_instead */'],
      ['drop table orders', '/** Contracts: 0203_read_sales_instead */'],
      [`update countries set a = 1`, '/* Few rows: there are 250 countries */'],
      [
        `create function a() returns trigger language plpgsql as $$ begin update orders set a = 1; end $$`,
        '',
      ],
    ] as const)
    .run(({ assert }, [sql, more]) => {
      assert.deepEqual(lintMigration(raw(sql, more)), [])
    })

  test('reads statements that stand beside the class', ({ assert }) => {
    const beside = `${raw('create table sales (id int)')}\nconst MORE = \`drop table orders\`\n`
    assert.deepEqual(
      lintMigration(beside).map(({ rule }) => rule),
      ['dropped table']
    )
  })
})
