import { Readable } from 'node:stream'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { addFile } from '#catalogue/actions/offered_files/add_file'
import { fileName } from '#catalogue/domain/file_pattern'
import type { Shelf } from '#catalogue/domain/offered_files/shelf'
import { makeFile } from '#demo/catalogue/files/make_file'
import { SAMPLE_DAY } from '#demo/catalogue/seed_reference'
import { BINARY_DOWNLOADS } from '#demo/catalogue/world/downloads/binaries'
import { DICTIONARY_DOWNLOADS } from '#demo/catalogue/world/downloads/dictionaries'
import { FORMAT_DOWNLOADS } from '#demo/catalogue/world/downloads/formats'
import { GENERAL_DOWNLOADS } from '#demo/catalogue/world/downloads/general'
import { SAMPLED_CODE, SAMPLES } from '#demo/catalogue/world/downloads/samples'
import { filePatternOf, PRODUCTS } from '#demo/catalogue/world/products/index'

type Content = string | Buffer | Readable
type Offered = { name: string; content: Content; language?: 'en' | 'de'; day?: string }

/** What lies in the download centre and beside a product; running it again changes nothing. */
export async function seedDownloads(): Promise<void> {
  const known = await rows(null, 'select 1 from offered_files limit 1')
  if (known.length > 0) return
  const papers = [...(await FORMAT_DOWNLOADS()), ...DICTIONARY_DOWNLOADS()]
  for (const { category, ...file } of [...GENERAL_DOWNLOADS(), ...BINARY_DOWNLOADS, ...papers]) {
    await offer({ name: category, product: null }, file)
  }
  for (const plan of PRODUCTS) {
    const { code, family, venues } = plan
    if (!family || !plan.sample) continue
    const day = CalendarDay.parse(SAMPLE_DAY)!
    const content = await makeFile({ code, family, venues, day, part: 1 })
    const name = fileName(filePatternOf(plan), day, 1)
    await offer({ name: 'data-samples', product: null }, { name, content })
  }
  await seedSamples()
}

async function seedSamples(): Promise<void> {
  const [product] = await rows<{ id: number; code: string }>(
    null,
    'select id, code from products where code = ?',
    [SAMPLED_CODE]
  )
  const shelf = { name: 'product', product: product! } as const
  for (const file of await SAMPLES()) await offer(shelf, file)
}

async function offer(shelf: Shelf, { name, content, language, day }: Offered): Promise<void> {
  const read = () => (content instanceof Readable ? content : Readable.from([Buffer.from(content)]))
  const added = await addFile({
    shelf,
    sent: { name, read },
    language: language ?? null,
    day: day ?? null,
    actor: { id: null, label: 'Data desk' },
  })
  if (!added.ok) throw new Error(added.refusal.code)
}
