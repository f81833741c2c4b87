import { seedDownloads } from '#catalogue/demo/seed_downloads'
import { seedLake } from '#catalogue/demo/seed_lake'
import { seedReference } from '#catalogue/demo/seed_reference'

/** The catalogue of the demo world: invented venues and products with their inventory. */
export async function seedCatalogueDemo(progress: (text: string) => void): Promise<void> {
  await seedReference()
  progress('Calendars, venues, categories and products are there')
  await seedLake(progress)
  progress('Inventory is there')
  await seedDownloads()
}
