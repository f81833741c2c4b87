import { Readable } from 'node:stream'
import { CalendarDay } from '#shared/domain/calendar_day'
import { made } from '#shared/storage'
import { fileName } from '#catalogue/domain/file_pattern'
import { downloadKey } from '#catalogue/domain/download_centre'
import { makeFile } from '#demo/catalogue/files/make_file'
import { SAMPLE_DAY } from '#demo/catalogue/seed_reference'
import { BINARY_DOWNLOADS } from '#demo/catalogue/world/downloads/binaries'
import { DICTIONARY_DOWNLOADS } from '#demo/catalogue/world/downloads/dictionaries'
import { GENERAL_DOWNLOADS } from '#demo/catalogue/world/downloads/general'
import { filePatternOf, PRODUCTS } from '#demo/catalogue/world/products/index'

/** What lies in the download centre; running it again writes the same files. */
export async function seedDownloads(): Promise<void> {
  const files = [...GENERAL_DOWNLOADS(), ...BINARY_DOWNLOADS, ...DICTIONARY_DOWNLOADS()]
  for (const { category, name, content } of files) {
    await made().putStream(downloadKey(category, name)!, Readable.from([Buffer.from(content)]))
  }
  for (const plan of PRODUCTS) {
    const { code, family, venues } = plan
    if (!family || !plan.sample) continue
    const day = CalendarDay.parse(SAMPLE_DAY)!
    const key = downloadKey('data-samples', fileName(filePatternOf(plan), day, 1))!
    await made().putStream(key, await makeFile({ code, family, venues, day, part: 1 }))
  }
}
