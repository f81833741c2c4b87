import shop from '#config/shop'
import { translate, type Locale } from '#shared/i18n'
import type { PdfDocument } from '#shared/pdf'
import type { Evidence } from '#contracts/domain/evidence/evidence'
import { boughtBlocks } from '#contracts/pdf/evidence/bought_blocks'
import { fileBlocks } from '#contracts/pdf/evidence/file_blocks'
import { givenBlocks } from '#contracts/pdf/evidence/given_blocks'
import { sayIn } from '#contracts/pdf/evidence/say'

/** The evidence for people; it names the checksum of the JSON that is signed. */
export function evidenceDocument(of: Evidence, locale: Locale, sha256: string): PdfDocument {
  const { say, day } = sayIn(locale)
  const { seller, name } = shop
  const line = [seller.legalName, seller.addressLine1, `${seller.postcode} ${seller.city}`]
  const { holder, partner, period, known, people } = of
  return {
    locale,
    title: say('title'),
    sender: { name, line: line.join(' · ') },
    recipient: [holder.company, holder.name, holder.email].filter(Boolean),
    facts: [
      { label: say('number'), value: `L-${of.number}` },
      { label: say('period'), value: `${day(period.from)} – ${day(period.to)}` },
      { label: say('known'), value: day(known.on) },
      ...(partner ? [{ label: say('partner'), value: partner.bpId }] : []),
    ],
    blocks: [
      { kind: 'text', text: say('intro', { people: people.map(({ email }) => email).join(', ') }) },
      ...givenBlocks(of, locale),
      ...boughtBlocks(of, locale),
      ...fileBlocks(of, locale),
      { kind: 'heading', text: say('proof') },
      { kind: 'text', text: say('proof_text', { url: `${of.shop}/verify`, key: of.key }) },
      { kind: 'text', text: sha256, isMuted: true },
    ],
    footer: [[seller.legalName, line.slice(1).join(', ')], [say('foot', { url: of.shop })]],
    pageLabel: (page, pages) => translate(locale, 'invoices.pdf.page', { page, pages }),
    madeAt: new Date(of.made),
  }
}
