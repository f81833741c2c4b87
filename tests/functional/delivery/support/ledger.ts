import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import { type Delivered, type DownloadRight, LedgerAccess, type Person } from '#delivery'
import { until } from '#tests/functional/delivery/support/until'
import identity from '#config/identity'
import User from '#identity/models/user'

export const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Somebody who may sign in: a customer, or staff of a group. */
export const givenUser = (email: string, group?: string): Promise<User> =>
  User.create({
    issuer: 'test',
    subject: email,
    kind: group ? 'staff' : 'customer',
    groups: [group ?? identity.groups.user],
    email,
    company: 'Elbquant Research GmbH',
    accountActivated: true,
    detailsSavedAt: clock.now(),
    privacyNoticeVersion: identity.privacyNoticeVersion,
    privacyNoticeAgreedAt: clock.now(),
  })

export type GivenFile = {
  id: number
  reference: string
  key: string
  content: Buffer
  sha256: string
}

/** A file of a delivered order that lies in the lake and may be claimed. */
export async function givenFile(
  orderId: number,
  content: Buffer = randomBytes(1000)
): Promise<GivenFile> {
  const reference = `order:${orderId}`
  const key = `tests/${orderId}-${randomBytes(6).toString('hex')}.csv`
  await lake().putStream(key, Readable.from([content]))
  const [file] = await rows<{ id: number }>(
    null,
    `with done as (
       insert into fulfilments (reference, licensee, state, completed_at)
       values (?, 'Elbquant Research GmbH', 'Completed', now())
       on conflict (reference) do update set licensee = excluded.licensee returning id),
     task as (
       insert into delivery_tasks (fulfilment_id, item_ref, product_id, product_folder, from_day,
         to_day, state)
       select id, ?, 1, 'TICKS', '2025-03-03', '2025-03-03', 'Succeeded' from done
       returning id, fulfilment_id)
     insert into delivery_files (fulfilment_id, task_id, product_id, day, name, key, bytes, sha256,
       state)
     select fulfilment_id, id, 1, '2025-03-03', 'TICKS_20250303.csv', ?, ?, ?, 'Available'
       from task returning id`,
    [reference, key, key, content.length, sha256Of(content)]
  )
  return { id: file!.id, reference, key, content, sha256: sha256Of(content) }
}

const OPEN: DownloadRight = { verdict: 'yes', windowEndsAt: new Date(Date.now() + 86_400_000 * 90) }

/** Makes this person the owner of the reference, as far as delivery can ask. */
export function givenOwner(user: User, reference: string, right: DownloadRight = OPEN): void {
  app.container.swap(LedgerAccess, () => new OneOwner(user, reference, right))
}

/** One order, and one person to whom it belongs. */
class OneOwner extends LedgerAccess {
  constructor(
    private user: User,
    private reference: string,
    private right: DownloadRight
  ) {
    super()
  }

  override async mayDownload(userId: number, asked: string): Promise<DownloadRight> {
    return userId === this.user.id && asked === this.reference ? this.right : { verdict: 'no' }
  }

  override async maySee({ id }: Person, asked: string): Promise<boolean> {
    return id === this.user.id && asked === this.reference
  }

  override async describe(asked: string): Promise<Delivered | null> {
    if (asked !== this.reference) return null
    const windowEndsAt = this.right.verdict === 'yes' ? this.right.windowEndsAt : null
    return {
      reference: asked,
      label: asked.slice('order:'.length),
      path: `/my-account/my-orders/${asked.slice('order:'.length)}`,
      userId: this.user.id,
      email: this.user.email,
      name: 'Rosa Reader',
      locale: 'en',
      termsVersion: '1.9',
      isCompleted: this.right.verdict === 'yes',
      completedAt: new Date('2026-09-01T10:00:00Z'),
      lastDay: windowEndsAt ? windowEndsAt.toISOString().slice(0, 10) : null,
      windowEndsAt,
    }
  }

  override async windowsEndingWithin(days: number): Promise<Delivered[]> {
    const delivered = await this.describe(this.reference)
    const endsAt = delivered?.windowEndsAt?.getTime() ?? Infinity
    return delivered && endsAt <= Date.now() + (days + 1) * 86_400_000 ? [delivered] : []
  }
}

export type ClaimRow = { served: string; bytes: number; outcome: string | null }

export async function claimOf(fileId: number): Promise<ClaimRow | undefined> {
  const [claim] = await rows<ClaimRow>(
    null,
    `select served::text, bytes_served as bytes, outcome from delivery_claims
      where file_id = ? order by claimed_at desc limit 1`,
    [fileId]
  )
  return claim
}

export async function stateOf(fileId: number): Promise<{ state: string; usedAt: Date | null }> {
  const [file] = await rows<{ state: string; usedAt: Date | null }>(
    null,
    'select state, used_at as "usedAt" from delivery_files where id = ?',
    [fileId]
  )
  return file!
}

/** Moves the end of a claim into the past, by the clock that counts: the database's. */
export const endClaim = (fileId: number) =>
  rows(
    null,
    `update delivery_claims set ends_at = now() - interval '1 second'
      where file_id = ? and ended_at is null`,
    [fileId]
  )

/** Removes what the tests of this folder wrote: they race, so no transaction wraps them. */
export async function emptyLedger(): Promise<void> {
  app.container.restore(LedgerAccess)
  await until(async () => (await transfersUnderWay()) === 0)
  await rows(
    null,
    'truncate delivery_claims, delivery_files, delivery_tasks, fulfilments, delivery_file_facts cascade'
  )
  await rows(null, `delete from users where issuer = 'test'`)
}

/** What was sent is written down a moment after it arrived. */
async function transfersUnderWay(): Promise<number> {
  const [counted] = await rows<{ lines: number }>(
    null,
    `select count(*) as lines from delivery_accesses where outcome = 'running'`
  )
  return counted!.lines
}
