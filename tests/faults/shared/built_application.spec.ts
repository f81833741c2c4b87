import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { CODES } from '#shared/backup/problem'
import { makeKeys } from '#shared/backup/sealing'
import { PgBoss } from 'pg-boss'
import { invoiceLabel } from '#billing/domain/invoice/content'
import { DOCUMENTS } from '#site/domain/documents'
import { sha256Of } from '#tests/fixtures/delivery/ledger'
import { Browser } from '#tests/fixtures/identity/browser'
import { signIn } from '#tests/fixtures/identity/sign_in'
import { EXTRACTION, isSigned, readManifest } from './built_deliveries.js'
import { BuiltShop } from './built_shop.js'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

const CUSTOMER = { email: 'luc.moreau@rivemarche.example', password: 'Kontor-Demo-2026' }

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.group('The packed application, far from its sources', (group) => {
  let shop: RunningShop
  let built: BuiltShop
  group.setup(async () => {
    shop = await RunningShop.start()
    built = await BuiltShop.pack(shop)
    await built.command('demo:seed')
    await built.startWeb()
    return async () => {
      await built.end()
      await shop.end()
    }
  })

  test('has its pages in both languages, their programs, pictures, films and types', async ({
    assert,
  }) => {
    for (const [locale, word] of [
      ['en', 'Data'],
      ['de', 'Daten'],
    ] as const) {
      const headers = { 'accept': 'text/html', 'accept-language': locale }
      const page = await fetch(built.url, { headers })
      assert.equal(page.status, 200)
      const html = await page.text()
      assert.include(html, `<html lang="${locale}"`)
      assert.include(html, word)
      assert.include(html, 'data-server-rendered')
      const assets = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path!)
      assert.isAbove(assets.length, 2)
      for (const path of assets) assert.equal((await fetch(built.url + path)).status, 200, path)
    }
    const files = globSync('**/*.*', { cwd: app.makePath('public'), exclude: ['assets'] })
    assert.isAbove(files.length, 20)
    for (const path of files) {
      const answer = await fetch(`${built.url}/${path}`)
      assert.equal(answer.status, 200, path)
      assert.deepEqual(await bytesOf(answer), readFileSync(app.makePath('public', path)))
    }
  })

  test('has its long texts and the description of its API', async ({ assert }) => {
    const paths = [...Object.values(DOCUMENTS).map(String), '/api/docs', '/api/v1/openapi.json']
    for (const path of paths) {
      for (const locale of ['en', 'de']) {
        const answer = await fetch(built.url + path, { headers: { 'accept-language': locale } })
        assert.equal(answer.status, 200, `${path} ${locale}`)
      }
    }
  })

  test('reads files in processes of its own: previews of each kind', async ({ assert }) => {
    const products = await shop.sql<{ code: string; day: string }>(
      `select distinct on (p.format) p.code, max(f.day)::text as day
         from products p join lake_files f on f.product_id = p.id
        where p.visible and f.storage = 'lake'
        group by p.format, p.code order by p.format, p.code`
    )
    assert.isAbove(products.length, 1)
    for (const { code, day } of products) {
      const answer = await fetch(`${built.url}/products/${code}/preview?day=${day}`, {
        headers: { accept: 'application/json' },
      })
      const text = await answer.text()
      assert.equal(answer.status, 200, `${code}: ${text}`)
      assert.isNotEmpty((JSON.parse(text) as { data: { rows: string[][] } }).data.rows, code)
    }
  })

  test('gives samples away', async ({ assert }) => {
    const [sample] = await shop.sql<{ code: string; name: string; sha256: string }>(
      `select p.code, regexp_replace(f.key, '^.*/', '') as name, f.sha256
         from products p
         join lake_files f on f.product_id = p.id and f.day = p.sample_day and f.storage = 'lake'
        where p.visible order by f.bytes limit 1`
    )
    const { code, name, sha256 } = sample!
    const answer = await fetch(`${built.url}/products/${code}/samples/${name}`)
    assert.equal(answer.status, 200)
    assert.equal(sha256Of(await bytesOf(answer)), sha256)
  })

  test('is backed up; the backup is checked, and refused where there are tables', async ({
    assert,
  }) => {
    const { identity, recipient } = await makeKeys()
    const place = join(built.directory, 'backups')
    built.settings = { BACKUP_PLACE: place, BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity }
    await built.command('backup')
    // What the demo's orders contradict is no matter of the pack: the auditor was there to look.
    assert.include([0, CODES.contradicts], await built.codeOf('restore', '--check'))
    assert.equal(await built.codeOf('restore'), CODES.occupied)
    assert.equal(await built.codeOf('restore', '--backup=none'), CODES.none)
  })

  test('a customer signs in and has scripts, letters, invoices and a signed manifest', async ({
    assert,
    cleanup,
  }) => {
    const browser = new Browser(built.url)
    browser.version = await versionOf(built.url)
    await signIn(browser, CUSTOMER.email, CUSTOMER.password)
    const [order] = await shop.sql<{ number: number }>(
      `select o.number from orders o join users u on u.id = o.user_id
        where u.email = '${CUSTOMER.email}' and o.state = 'Completed' order by o.created_at desc limit 1`
    )
    const { number } = order!
    for (const [shell, first] of [
      ['sh', '#!/bin/sh'],
      ['powershell', '#'],
    ] as const) {
      const form = { shell }
      const answer = await browser.open(`/deliveries/${number}/fetch-script`, {
        method: 'POST',
        form,
        headers: { accept: 'application/json' },
      })
      const script = await answer.text()
      assert.equal(answer.status, 200, `${shell}: ${script}`)
      assert.isTrue(script.startsWith(first), shell)
      assert.include(script, built.url)
    }
    const letter = await browser.open(`/my-account/my-orders/${number}/confirmation`)
    assert.equal((await bytesOf(letter)).subarray(0, 5).toString(), '%PDF-')

    const worker = built.startWorker()
    cleanup(() => void worker.kill('SIGKILL'))
    await askForInvoice(shop, number)
    const [invoice] = await eventually('the invoice is issued', async () => {
      const made = await shop.sql<{ kind: 'Invoice'; number: number }>(
        `select kind, number from invoices where order_number = ${number}`
      )
      return made.length > 0 && made
    })
    const address = `/my-account/my-orders/invoices/${invoiceLabel(invoice!.kind, invoice!.number)}`
    const pdf = await bytesOf(await browser.open(address))
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
    assert.include(pdf.toString('latin1'), 'OutputIntent')
    const xml = await (await browser.open(`${address}/xml`)).text()
    assert.include(xml, 'CrossIndustryInvoice')
    await eventually('the manifest is signed', () => isSigned(shop, number))
    const { files, isGenuine } = await readManifest(browser, built.url, number)
    assert.isNotEmpty(files)
    assert.isTrue(isGenuine)
  })

  test('its worker cuts files with an engine of its own', async ({ assert, cleanup }) => {
    const worker = built.startWorker()
    cleanup(() => void worker.kill('SIGKILL'))
    const [task] = await shop.sql<{ id: number }>(EXTRACTION)
    const [file] = await eventually('the file is cut', async () => {
      const cut = await shop.sql<{ rows: number; state: string }>(
        `select row_count::float8 as rows, state from delivery_files where task_id = ${task!.id} and state <> 'Preparing'`
      )
      return cut.length > 0 && cut
    })
    assert.equal(file!.state, 'Available')
    assert.isAbove(file!.rows, 0)
  })
})

/** As the announcement of a paid order would; the worker declares its queues when it begins. */
async function askForInvoice(shop: RunningShop, orderNumber: number): Promise<void> {
  const boss = new PgBoss({
    connectionString: shop.databaseUrl,
    ...{ supervise: false, schedule: false, migrate: false, createSchema: false },
  })
  await boss.start()
  await eventually('the worker takes jobs', () => boss.getQueue('orders.issue_invoice'))
  await boss.send('orders.issue_invoice', { orderNumber })
  await boss.stop()
}

/** Pages of another version are answered with the wish to be loaded anew. */
async function versionOf(url: string): Promise<string> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  return /(?:"|&quot;)version(?:"|&quot;):(?:"|&quot;)([^"&]+)/.exec(html)![1]!
}
