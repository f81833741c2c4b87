import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { made } from '#shared/storage'
import { sweepContractPapers } from '#contracts/actions/papers/sweep_papers'
import { givenContract } from '#tests/fixtures/contracts/given_contract'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n')
const NEXT = Buffer.from('%PDF-2.0\nstartxref\n9\n%%EOF')
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

const keysOf = async (id: number) => {
  const keys: string[] = []
  for await (const { key } of made().list(`contract-papers/${id}`)) keys.push(key)
  return keys
}

async function clerk(client: ApiClient) {
  const admin = await createStaff('admin')
  const { id } = await givenContract()
  const at = `/admin/contracts/contracts/${id}/paper`
  const attach = (file: Buffer, replaces?: string, filename = '../../MA 7.pdf') => {
    const request = client.post(at).file('file', file, { filename })
    if (replaces) request.field('replaces', replaces)
    return request.loginAs(admin).withCsrfToken().redirects(0)
  }
  const shown = async () => {
    const page = await client.get(at).loginAs(admin).withInertia()
    return (page.inertiaProps as unknown as { paper: { name: string; sha256: string } | null })
      .paper
  }
  return { admin, id, at, attach, shown }
}

const reasonOf = (response: { flashMessage: (name: string) => unknown }) =>
  JSON.stringify(response.flashMessage('inputErrorsBag') ?? null)

test.group('Contracts | papers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a paper is attached, listed, saved by a safe name and never opened in the page', async ({
    assert,
    client,
  }) => {
    const { admin, id, at, attach, shown } = await clerk(client)
    const attached = await attach(PDF)
    assert.equal(reasonOf(attached), 'null')
    assert.equal((await shown())!.name, 'MA 7.pdf')
    const list = await client.get('/api/v1/contracts').loginAs(admin)
    const body = list.body() as unknown as { data: { content: { id: number; paper: string }[] } }
    const listed = body.data.content.find((one) => one.id === id)
    assert.equal(listed!.paper, 'MA 7.pdf')
    const saved = await client.get(`${at}/file`).loginAs(admin)
    assert.deepEqual(saved.body(), PDF)
    assert.match(String(saved.header('content-disposition')), /^attachment; filename="MA 7.pdf"/)
    assert.match(String(saved.header('content-security-policy')), /sandbox/)
    assert.equal(saved.header('x-content-type-options'), 'nosniff')
  })

  test('what is no whole PDF is refused at its field: {title}')
    .with([
      { title: 'a picture named .pdf', file: PNG, says: /no PDF/ },
      { title: 'an empty file', file: Buffer.alloc(0), says: /empty/ },
      { title: 'a PDF that is cut', file: PDF.subarray(0, 20), says: /cut off/ },
      { title: '16 MB', file: Buffer.concat([PDF, Buffer.alloc(16 * 1024 * 1024)]), says: /15 MB/ },
    ])
    .run(async ({ assert, client }, { file, says }) => {
      const { id, attach, shown } = await clerk(client)
      assert.match(reasonOf(await attach(file)), says)
      assert.isNull(await shown())
      assert.isEmpty(await keysOf(id))
    })

  test('a replaced paper leaves no file, and its history names both', async ({
    assert,
    client,
  }) => {
    const { admin, id, at, attach, shown } = await clerk(client)
    await attach(PDF)
    const { sha256 } = (await shown())!
    assert.equal(reasonOf(await attach(NEXT, sha256)), 'null')
    assert.lengthOf(await keysOf(id), 1)
    const removal = client.delete(at).form({ replaces: (await shown())!.sha256 })
    await removal.loginAs(admin).withCsrfToken().redirects(0)
    assert.isNull(await shown())
    assert.isEmpty(await keysOf(id))
    const history = await client
      .get(`/admin/contracts/contracts/${id}/history`)
      .loginAs(admin)
      .withInertia()
    const { entries } = history.inertiaProps as unknown as { entries: { changes: object[] }[] }
    assert.lengthOf(entries, 3)
    assert.include(JSON.stringify(entries), sha256)
  })

  test('of two clerks who saw the same paper the second learns who was quicker', async ({
    assert,
    client,
  }) => {
    const { admin, id, attach, shown } = await clerk(client)
    await attach(PDF)
    const { sha256: seen } = (await shown())!
    await attach(NEXT, seen)
    assert.include(reasonOf(await attach(PDF, seen)), `${admin.email} has attached another paper`)
    assert.lengthOf(await keysOf(id), 1)
  })

  test('programs attach, fetch and remove it', async ({ assert, client }) => {
    const { admin, id } = await clerk(client)
    const at = `/api/v1/contracts/${id}/paper`
    const wrong = await client
      .post(at)
      .file('file', PNG, { filename: 'a.pdf' })
      .loginAs(admin)
      .withCsrfToken()
    wrong.assertStatus(422)
    const sent = await client
      .post(at)
      .file('file', PDF, { filename: 'a.pdf' })
      .loginAs(admin)
      .withCsrfToken()
    sent.assertStatus(201)
    assert.deepEqual((await client.get(at).loginAs(admin)).body(), PDF)
    const unseen = await client
      .post(at)
      .file('file', NEXT, { filename: 'a.pdf' })
      .field('replaces', '0'.repeat(64))
      .loginAs(admin)
      .withCsrfToken()
    unseen.assertStatus(409)
    const removed = await client.delete(at).loginAs(admin).withCsrfToken()
    removed.assertStatus(200)
    const gone = await client.get(at).loginAs(admin)
    gone.assertStatus(404)
  })

  test('the file of a deleted contract is swept a day later', async ({ assert, client }) => {
    const { id, attach } = await clerk(client)
    await attach(PDF)
    await rows(null, 'delete from contracts where id = ?', [id])
    await sweepContractPapers()
    assert.lengthOf(await keysOf(id), 1)
    await sweepContractPapers(Date.now() + 25 * 60 * 60 * 1000)
    assert.isEmpty(await keysOf(id))
  })
})
