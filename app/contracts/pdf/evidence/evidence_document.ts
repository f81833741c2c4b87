import { translate, type Locale } from '#shared/i18n'
import { footWith, plain, shopAsSender, small, type PdfDocument } from '#shared/pdf'
import type { Evidence, Person } from '#contracts/domain/evidence/evidence'
import { boughtBlocks } from '#contracts/pdf/evidence/bought_blocks'
import { fileBlocks } from '#contracts/pdf/evidence/file_blocks'
import { givenBlocks } from '#contracts/pdf/evidence/given_blocks'
import { sayIn } from '#contracts/pdf/evidence/say'

/** The evidence for people; it names the checksum of the JSON that is signed. */
export function evidenceDocument(of: Evidence, locale: Locale, sha256: string): PdfDocument {
  const { say, day } = sayIn(locale)
  const { holder, partner, period, known, people } = of
  return {
    locale,
    title: say('title'),
    sender: shopAsSender(),
    recipient: [holder.company, holder.name, holder.email].filter(Boolean),
    facts: [
      { label: say('number'), value: `L-${of.number}` },
      { label: say('period'), value: `${day(period.from)} – ${day(period.to)}` },
      { label: say('known'), value: day(known.on) },
      ...(partner ? [{ label: say('partner'), value: partner.bpId }] : []),
    ],
    blocks: [
      plain(say('intro', { people: people.map(calledIn(locale)).join(', ') })),
      ...givenBlocks(of, locale),
      ...boughtBlocks(of, locale),
      ...fileBlocks(of, locale),
      { kind: 'heading', text: say('proof') },
      plain(say('proof_text', { url: `${of.shop}/verify`, key: of.key })),
      small(sha256),
    ],
    footer: footWith(say('foot', { url: of.shop })),
    pageLabel: (page, pages) => translate(locale, 'invoices.pdf.page', { page, pages }),
    madeAt: new Date(of.made),
  }
}

/** Whoever was of the company for a part of the time alone, with that part. */
const calledIn = (locale: Locale) => {
  const { span } = sayIn(locale)
  return ({ email, belonged }: Person) => {
    const parts = belonged.filter(({ from, to }) => from !== null || to !== null)
    if (parts.length === 0) return email
    return `${email} (${parts.map(({ from, to }) => span(from, to)).join('; ')})`
  }
}
