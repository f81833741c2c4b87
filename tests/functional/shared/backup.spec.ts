import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import env from '#start/env'
import { inScratch, objectsLackedBy } from '#shared/backup/check_backup'
import { readManifest, writeManifest, type Manifest } from '#shared/backup/manifest'
import { openPlace } from '#shared/backup/place'
import { BackupProblem } from '#shared/backup/problem'
import { restoreBackup, type RestoreWish } from '#shared/backup/restore_backup'
import { makeKeys } from '#shared/backup/sealing'
import { verifyFiles } from '#shared/backup/verify_files'
import { writeBackup } from '#shared/backup/write_backup'
import restored from '#shared/restored'
import { made } from '#shared/storage'
import type { Storage } from '#shared/storage/storage'
import { ask, givenDatabase } from '#tests/fixtures/shared/databases'

const databaseUrl = env.get('DATABASE_URL')
const NASTY = `tab\there, line\nthere, \\. and \\N, "quotes", ünï, 日本`
const MAIL = 'backup-spec@example.com'
const OBJECT = 'backup-spec/object.txt'

const containing = (text: string) => Readable.from([Buffer.from(text)])

/** Name, number and checksum of the rows of every table that a backup holds. */
async function contentOf(tables: string[], url: string) {
  const each = tables.map(
    (table) =>
      `select '${table}' as name, count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as sum from ${table} t`
  )
  return ask<{ name: string }>(`${each.join(' union all ')} order by name`, url)
}

/** How tables look: keys, checks, indexes, triggers. */
const shapeOf = (url: string) =>
  ask(
    `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
     union all select indexdef from pg_indexes where schemaname in ('public', 'pgboss')
     union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
    url
  )

/** What a database holds that no extension brought. */
const LEFT = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
  union all
  select proname from pg_proc p where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select nspname from pg_namespace where nspname = 'pgboss'`

const problemOf = async (work: Promise<unknown>): Promise<BackupProblem> => {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (reason: Error) => reason
  )
  if (error instanceof BackupProblem) return error
  throw error
}

test.group('Backup', (group) => {
  let folder: string
  let place: Storage
  let manifest: Manifest
  let wish: RestoreWish

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-backup-'))
    place = await openPlace(folder)
    await ask(
      `insert into mail_outbox (dedupe_key, message_id, recipient, locale, subject, text_body, html_body)
       values ('${MAIL}', '${MAIL}', '${MAIL}', 'en', E'${NASTY.replaceAll('\\', '\\\\')}', '', '')`
    )
    await made().putStream(OBJECT, containing('twelve bytes'))
    const { identity, recipient } = await makeKeys()
    const { name } = await writeBackup({ databaseUrl, place, recipient })
    manifest = await readManifest(place, name)
    wish = { databaseUrl, place, manifest, identity }
    return async () => {
      await ask(`delete from mail_outbox where recipient = '${MAIL}'`)
      await made().remove(OBJECT)
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('is restored with every row, key, index and trigger', async ({ assert }) => {
    const tables = manifest.tables.map(({ table }) => table)
    assert.includeMembers(tables, ['public.mail_outbox', 'pgboss.job_common', 'public.countries'])
    await inScratch(wish, async (url) => {
      assert.deepEqual(await contentOf(tables, url), await contentOf(tables, databaseUrl))
      assert.deepEqual(await shapeOf(url), await shapeOf(databaseUrl))
      const [mail] = await ask<{ subject: string }>(
        `select subject from mail_outbox where recipient = '${MAIL}'`,
        url
      )
      assert.equal(mail!.subject, NASTY)
      const next = `insert into mail_outbox (dedupe_key, message_id, recipient, locale, subject, text_body, html_body)
                    values ('next', 'next', 'next', 'en', '', '', '') returning id`
      assert.lengthOf(await ask(next, url), 1)
    })
    assert.isEmpty(await ask(`select from pg_database where datname like 'kontor_check_%'`))
  })

  test('holds mails that waited, once what came after it is lost', async ({ assert, cleanup }) => {
    const url = await givenDatabase(cleanup)
    const said = await restoreBackup({
      ...wish,
      databaseUrl: url,
      lost: { steps: restored, numbers: 10 },
    })
    assert.match(said.join(), /mails that waited are held: [1-9]/)
    assert.isEmpty(await ask(`select from mail_outbox where state = 'Waiting'`, url))
    const events = await ask(`select seq from audit_events where action = 'shop.restored'`, url)
    assert.deepEqual(events, [{ seq: 1 }])
  })

  test('says which stored files are gone, and which have changed', async ({ assert, cleanup }) => {
    assert.equal((await objectsLackedBy(wish)).count, 0)
    cleanup(async () => void (await made().putStream(OBJECT, containing('twelve bytes'))))
    await made().putStream(OBJECT, containing('others'))
    assert.deepEqual(await objectsLackedBy(wish), { count: 1, first: [`files/${OBJECT}`] })
    await made().remove(OBJECT)
    assert.deepEqual(await objectsLackedBy(wish), { count: 1, first: [`files/${OBJECT}`] })
  })

  test('is readable by nobody without its key', async ({ assert, cleanup }) => {
    const { identity } = await makeKeys()
    const url = await givenDatabase(cleanup)
    const problem = await problemOf(restoreBackup({ ...wish, databaseUrl: url, identity }))
    assert.equal(problem.kind, 'key')
    const mails = manifest.tables.find(({ table }) => table === 'public.mail_outbox')!
    const bytes = await readFile(join(folder, mails.key))
    assert.isTrue(bytes.subarray(0, 21).equals(Buffer.from('age-encryption.org/v1')))
  })

  test('is refused by a database that has tables', async ({ assert }) => {
    assert.equal((await problemOf(restoreBackup(wish))).kind, 'occupied')
  })

  test('is refused by a version that lacks one of its migrations', async ({ assert, cleanup }) => {
    const migrations = [...manifest.migrations, 'database/migrations/shared/9999_from_tomorrow']
    const newer = {
      ...wish,
      databaseUrl: await givenDatabase(cleanup),
      manifest: { ...manifest, migrations },
    }
    const problem = await problemOf(restoreBackup(newer))
    assert.equal(problem.kind, 'newer')
    assert.include(problem.message, '9999_from_tomorrow')
  })

  test('a damaged file leaves the database empty', async ({ assert, cleanup }) => {
    const url = await givenDatabase(cleanup)
    const path = join(
      folder,
      manifest.tables.find(({ table }) => table === 'public.mail_outbox')!.key
    )
    const bytes = await readFile(path)
    cleanup(() => writeFile(path, bytes))
    const changed = Buffer.from(bytes)
    changed[changed.length - 3]! ^= 1
    await writeFile(path, changed)
    assert.equal((await problemOf(verifyFiles(place, manifest))).kind, 'damaged')
    assert.equal((await problemOf(restoreBackup({ ...wish, databaseUrl: url }))).kind, 'damaged')
    assert.isEmpty(await ask(LEFT, url))
  })

  test('a manifest that was {0} is refused')
    .with([
      ['changed', (text: string) => text.replace(/"rows": \d+/, '"rows": 7777'), 'damaged'],
      ['cut', (text: string) => text.slice(0, -40), 'damaged'],
      [
        'written by a later format',
        (text: string) => text.replace('"format": 1', '"format": 2'),
        'newer',
      ],
    ] as const)
    .run(async ({ assert, cleanup }, [, change, kind]) => {
      const path = join(folder, manifest.name, 'manifest.json')
      const text = await readFile(path, 'utf8')
      cleanup(() => writeFile(path, text))
      await writeFile(path, change(text))
      assert.equal((await problemOf(readManifest(place, manifest.name))).kind, kind)
    })

  test('files that are missing, and a backup that is none, are named', async ({ assert }) => {
    const lacking = { ...manifest, objects: { ...manifest.objects, key: 'gone' } }
    assert.equal((await problemOf(verifyFiles(place, lacking))).kind, 'damaged')
    assert.equal((await problemOf(readManifest(place, 'kontor-1999'))).kind, 'none')
    const empty = await openPlace(join(folder, 'nothing'))
    assert.equal((await problemOf(readManifest(empty))).kind, 'none')
  })

  test('the youngest is taken where none is named', async ({ assert, cleanup }) => {
    const younger = { ...manifest, name: 'kontor-2999-01-01T00-00-00Z' }
    await writeManifest(place, younger)
    cleanup(() => rm(join(folder, younger.name), { recursive: true }))
    assert.equal((await readManifest(place)).name, younger.name)
  })
})
