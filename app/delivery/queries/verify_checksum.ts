import { deliverableFiles, findProducts } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { verifyPaper, type VerifiedPaper } from '#delivery/queries/verify_paper'
import type { Locale } from '#shared/i18n'
import { ownerOf } from '#delivery/ports/delivery_owners'
import { isSignedBy } from '#delivery/gateways/signing_keys'
import { verifyTest, type VerifiedTest } from '#delivery/queries/verify_test'

/** What the shop can say of content of which it learns only the checksum. */
export type Verification =
  | { verdict: 'unknown' }
  | { verdict: 'genuine' | 'superseded'; kind: 'file'; file: VerifiedFile }
  | { verdict: 'genuine' | 'superseded'; kind: 'manifest'; manifest: VerifiedManifest }
  | { verdict: 'genuine'; kind: 'evidence'; evidence: VerifiedPaper }
  | { verdict: 'test'; kind: 'test'; test: VerifiedTest }

export type VerifiedFile = {
  product: string
  productName: string
  day: string
  part: number
  version: number
  condition: string
  newerVersion: number | null
}

export type VerifiedManifest = {
  revision: number
  madeAt: Date
  keyId: string
  newerRevision: number | null
  /** Whether the signature that was brought along is the shop's; null without one. */
  isSignatureValid: boolean | null
}

type Asked = { signature?: string; locale?: Locale }

/** Genuine, superseded by a newer version of that day, of a test, or unknown. Never who bought it. */
export async function verifyChecksum(
  sha256: string,
  { signature, locale = 'en' }: Asked = {}
): Promise<Verification> {
  const known = (await findManifest(sha256, signature)) ?? (await findFile(sha256, locale))
  if (known) return known
  const evidence = await verifyPaper(sha256, signature)
  if (evidence) return { verdict: 'genuine', kind: 'evidence', evidence }
  const test = await verifyTest(sha256, signature)
  return test ? { verdict: 'test', kind: 'test', test } : UNKNOWN
}

const UNKNOWN: Verification = { verdict: 'unknown' }

async function findManifest(sha256: string, signature?: string): Promise<Verification | null> {
  const [found] = await rows<Omit<VerifiedManifest, 'isSignatureValid'> & { body: string }>(
    null,
    `select m.revision, m.made_at as "madeAt", m.key_id as "keyId", m.body,
            (select max(revision) from delivery_manifests n
              where n.fulfilment_id = m.fulfilment_id and n.revision > m.revision) as "newerRevision"
       from delivery_manifests m where m.sha256 = ? limit 1`,
    [sha256]
  )
  if (!found) return null
  const { body, ...manifest } = found
  const isSignatureValid =
    signature === undefined ? null : await isSignedBy(manifest.keyId, Buffer.from(body), signature)
  return {
    verdict: manifest.newerRevision ? 'superseded' : 'genuine',
    kind: 'manifest',
    manifest: { ...manifest, isSignatureValid },
  }
}

type Row = {
  productId: number
  disk: 'lake' | 'files'
  folder: string
  ownerKind: string
  ownerKey: string
  day: string
  part: number
  version: number
  condition: string
  newer: number | null
}

async function findFile(sha256: string, locale: Locale): Promise<Verification | null> {
  const [row] = await rows<Row>(null, DELIVERED, [sha256])
  if (!row) return null
  const [product] = await findProducts([row.productId])
  const newerVersion = row.disk === 'lake' ? await newerIn(row, sha256) : null
  const { day, part, version, condition } = row
  return {
    verdict: newerVersion ? 'superseded' : 'genuine',
    kind: 'file',
    file: {
      product: product?.code ?? row.folder,
      productName: product?.name ?? nameOfGiven(row, locale) ?? row.folder,
      // What is of no product has a place in a list, and is no part of a day.
      part: row.productId === NO_PRODUCT ? 1 : part,
      ...{ day, version, condition, newerVersion },
    },
  }
}

const NO_PRODUCT = 0

function nameOfGiven({ productId, ownerKind: kind, ownerKey: key }: Row, locale: Locale) {
  return productId === NO_PRODUCT ? ownerOf({ kind, key }).toStrangers(locale) : null
}

const DELIVERED = `
  select f.product_id as "productId", t.product_folder as folder, f.disk, f.day, f.part, f.version,
         f.condition, l.owner_kind as "ownerKind", l.owner_key as "ownerKey",
         (select max(n.version) from delivery_files n
           where n.product_id = f.product_id and n.day = f.day and n.part = f.part
             and n.disk = 'lake' and n.version > f.version and n.state <> 'Preparing') as newer
    from delivery_files f join delivery_tasks t on t.id = f.task_id
    join fulfilments l on l.id = f.fulfilment_id
   where f.sha256 = ? and f.state <> 'Preparing'
   order by f.version desc, f.id desc limit 1`

/** A newer version that was delivered already, or that lies ready in the inventory. */
async function newerIn({ productId, day, part, version, newer }: Row, sha256: string) {
  const when = CalendarDay.parse(day)!
  for await (const file of deliverableFiles(productId, new DayRange(when, when))) {
    if (file.part === part && file.sha256 !== sha256 && file.version > version) return file.version
  }
  return newer
}
