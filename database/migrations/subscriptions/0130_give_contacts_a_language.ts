import { BaseSchema } from '@adonisjs/lucid/schema'

/** In which language a contact of a subscription type reads its mails. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table subscription_contacts
        add column locale text not null default 'en' check (locale in ('en', 'de'))`)
  }

  async down() {
    this.schema.raw('alter table subscription_contacts drop column locale')
  }
}
