import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SeedCountries extends BaseCommand {
  static commandName = 'countries:seed'
  static description = 'Bring names and memberships of all countries up to date'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { seedCountries } = await import('#shared/countries/seed_countries')
    await seedCountries(null)
    this.logger.success('Countries are up to date')
  }
}
