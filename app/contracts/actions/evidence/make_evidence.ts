import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { currentKeyId, signBytes } from '#delivery'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { renderPdf } from '#shared/pdf'
import type { Evidence, Person } from '#contracts/domain/evidence/evidence'
import { evidenceDocument } from '#contracts/pdf/evidence/evidence_document'
import { findAsked, type AskedEvidence } from '#contracts/queries/evidence/find_asked'
import { peopleKnown, type KnownPerson } from '#contracts/queries/evidence/people_known'
import { whatWasKnown } from '#contracts/queries/evidence/what_was_known'

/** Makes and signs what was asked for. Safe to repeat: of two that make it at once the first is kept. */
export async function makeEvidence(id: number): Promise<void> {
  const asked = await findAsked(id)
  if (!asked) return
  const evidence = await contentOf(asked)
  const body = canonicalize(evidence)!
  const signature = await signBytes(evidence.key, Buffer.from(body))
  const pdf = await renderPdf(evidenceDocument(evidence, asked.locale as Locale, hash(body)))
  await rows(
    null,
    `update licence_evidences set made_at = ?, body = ?, sha256 = ?, signature = ?, key_id = ?,
            pdf = ?, pdf_sha256 = ?
      where id = ? and made_at is null`,
    [evidence.made, body, hash(body), signature, evidence.key, pdf, hash(pdf), id]
  )
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

async function contentOf(asked: AskedEvidence): Promise<Evidence> {
  const now = clock.now().toJSDate()
  const moment = asked.endOfDay < now ? asked.endOfDay : now
  const { from, to, knownOn } = asked
  const period = { from, to }
  const people = await peopleKnown(asked.userId, { ...period, moment })
  const [holder] = people
  const partner = holder?.bpId
    ? { bpId: holder.bpId, name: holder.partnerName ?? holder.company }
    : null
  const belonged =
    people.length > 0
      ? people.flatMap((one) => one.belonged)
      : [{ userId: asked.userId, since: null, until: null }]
  return {
    format: 'kontor-evidence/1',
    ...{ shop: appUrl, seller: shop.seller.legalName, number: asked.id },
    holder: {
      ...{ name: holder?.name ?? '', email: holder?.email ?? '', company: holder?.company ?? '' },
    },
    partner,
    people: people.map(personOf),
    period,
    known: { on: knownOn, until: moment.toISOString() },
    ...{ made: now.toISOString(), key: await currentKeyId() },
    ...(await whatWasKnown({ belonged, ...period, moment }, partner?.bpId ?? null)),
  }
}

const personOf = ({ email, name, belonged }: KnownPerson): Person => ({
  ...{ email, name },
  belonged: belonged.map(({ from, to }) => ({ from, to })),
})
