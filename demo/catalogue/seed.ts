import { seedCalendars } from '#demo/catalogue/seed_calendars'
import { seedDiscovery } from '#demo/catalogue/seed_discovery'
import { seedDownloads } from '#demo/catalogue/seed_downloads'
import { seedDrafts } from '#demo/catalogue/seed_drafts'
import { seedLake } from '#demo/catalogue/seed_lake'
import { seedMarks } from '#demo/catalogue/seed_marks'
import { seedReference } from '#demo/catalogue/seed_reference'

/** The catalogue of the demo world: invented venues and products with their inventory. */
export async function seedCatalogueDemo(progress: (text: string) => void): Promise<void> {
  await seedReference()
  progress('Calendars, venues, categories and products are there')
  await seedLake(progress)
  await seedMarks()
  await seedCalendars()
  progress('Inventory is there')
  await seedDrafts()
  await seedDownloads()
  await seedDiscovery()
  progress('A delivered folder was looked through')
}
