import { BaseSchema } from '@adonisjs/lucid/schema'
import { seedCountries } from '#shared/countries/seed_countries'

export default class extends BaseSchema {
  async up() {
    this.defer((client) => seedCountries(client))
  }

  async down() {
    this.schema.raw('delete from countries')
  }
}
