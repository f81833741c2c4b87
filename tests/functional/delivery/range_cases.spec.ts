import { test } from '@japa/runner'
import { claimFile } from '#delivery/actions/claims/claim_file'
import type User from '#identity/models/user'
import { cookieOf, request } from '#tests/fixtures/delivery/browser'
import {
  claimOf,
  emptyLedger,
  givenFile,
  type GivenFile,
  givenOwner,
  givenUser,
} from '#tests/fixtures/delivery/ledger'

type Case = {
  section: string
  method?: 'HEAD'
  headers: Record<string, string>
  status: number
  /** Content-Range, and length of the content. */
  says?: string
  length: number
}

/** The file has 1,000 bytes; TAG in a header stands for its strong entity tag. */
const CASES: Case[] = [
  { section: '14.2 no Range', headers: {}, status: 200, length: 1000 },
  {
    section: '14.1.2 first bytes',
    headers: { range: 'bytes=0-0' },
    status: 206,
    says: 'bytes 0-0/1000',
    length: 1,
  },
  {
    section: '14.1.2 open end',
    headers: { range: 'bytes=999-' },
    status: 206,
    says: 'bytes 999-999/1000',
    length: 1,
  },
  {
    section: '14.1.2 last-pos behind the end',
    headers: { range: 'bytes=990-5000' },
    status: 206,
    says: 'bytes 990-999/1000',
    length: 10,
  },
  {
    section: '14.1.2 suffix',
    headers: { range: 'bytes=-5' },
    status: 206,
    says: 'bytes 995-999/1000',
    length: 5,
  },
  {
    section: '14.1.2 suffix longer than the file',
    headers: { range: 'bytes=-5000' },
    status: 206,
    says: 'bytes 0-999/1000',
    length: 1000,
  },
  {
    section: '15.5.17 first-pos at the end',
    headers: { range: 'bytes=1000-' },
    status: 416,
    says: 'bytes */1000',
    length: 0,
  },
  {
    section: '15.5.17 empty suffix',
    headers: { range: 'bytes=-0' },
    status: 416,
    says: 'bytes */1000',
    length: 0,
  },
  {
    section: '14.2 another unit is ignored',
    headers: { range: 'lines=0-1' },
    status: 200,
    length: 1000,
  },
  {
    section: '14.1.2 last-pos before first-pos is invalid',
    headers: { range: 'bytes=5-4' },
    status: 200,
    length: 1000,
  },
  {
    section: '14.2 several ranges may be ignored',
    headers: { range: 'bytes=0-1,5-6' },
    status: 200,
    length: 1000,
  },
  {
    section: '14.2 Range is for GET',
    method: 'HEAD',
    headers: { range: 'bytes=0-9' },
    status: 200,
    length: 1000,
  },
  {
    section: '14.2 an unsatisfiable one too',
    method: 'HEAD',
    headers: { range: 'bytes=5000-' },
    status: 200,
    length: 1000,
  },
  {
    section: '13.1.5 If-Range, same tag',
    headers: { 'range': 'bytes=0-9', 'if-range': 'TAG' },
    status: 206,
    says: 'bytes 0-9/1000',
    length: 10,
  },
  {
    section: '13.1.5 If-Range, another tag',
    headers: { 'range': 'bytes=0-9', 'if-range': '"x"' },
    status: 200,
    length: 1000,
  },
  {
    section: '13.1.5 If-Range, weak tag',
    headers: { 'range': 'bytes=0-9', 'if-range': 'W/TAG' },
    status: 200,
    length: 1000,
  },
  {
    section: '13.1.5 If-Range, a date that was never sent',
    headers: { 'range': 'bytes=0-9', 'if-range': 'Sat, 21 Nov 2026 08:00:00 GMT' },
    status: 200,
    length: 1000,
  },
  {
    section: '13.1.5 If-Range without Range is ignored',
    headers: { 'if-range': '"x"' },
    status: 200,
    length: 1000,
  },
  {
    section: '13.1.1 If-Match, same tag',
    headers: { 'if-match': '"x", TAG' },
    status: 200,
    length: 1000,
  },
  {
    section: '13.1.1 If-Match, another tag',
    headers: { 'if-match': '"x"' },
    status: 412,
    length: 0,
  },
  {
    section: '13.1.1 If-Match compares strongly',
    headers: { 'if-match': 'W/TAG' },
    status: 412,
    length: 0,
  },
  {
    section: '13.1.2 If-None-Match, same tag',
    headers: { 'if-none-match': 'TAG' },
    status: 304,
    length: 0,
  },
  {
    section: '13.1.2 If-None-Match compares weakly',
    method: 'HEAD',
    headers: { 'if-none-match': 'W/TAG' },
    status: 304,
    length: 0,
  },
  {
    section: '13.2.2 If-None-Match comes before Range',
    headers: { 'range': 'bytes=5000-', 'if-none-match': 'TAG' },
    status: 304,
    length: 0,
  },
]

test.group('Delivery | RFC 9110', (group) => {
  let user: User
  let cookie: string
  let file: GivenFile
  let path: string
  group.each.setup(async () => {
    user = await givenUser('range@example.com')
    cookie = await cookieOf(user)
    file = await givenFile(7801)
    givenOwner(user, file.reference)
    const actor = { id: user.id, label: user.email }
    const claim = await claimFile({ ...file, fileId: file.id, userId: user.id, actor })
    path = `/downloads/${claim.ok ? claim.value.id : ''}`
    return emptyLedger
  })

  test('{section}: {status}')
    .with(CASES)
    .run(async ({ assert }, { headers, method, status, says, length }) => {
      const sent = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace('TAG', `"${file.sha256}"`),
      ])
      const response = await request(path, cookie, Object.fromEntries(sent), method)
      assert.equal(response.status, status)
      assert.equal(response.headers.get('content-range'), says ?? null)
      const bytes = Buffer.from(await response.arrayBuffer())
      if (method === 'HEAD') {
        assert.lengthOf(bytes, 0)
        if (status === 200) assert.equal(response.headers.get('content-length'), String(length))
      } else assert.lengthOf(bytes, length)
      if (length === 0) assert.equal((await claimOf(file.id))!.bytes, 0)
    })
})
