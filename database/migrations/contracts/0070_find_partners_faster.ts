import { BaseSchema } from '@adonisjs/lucid/schema'

const LANGUAGES = ['en', 'de']

/**
 * Business partners in the order of their countries' names, and by their own, out of indexes alone.
 * The names of countries come with the shop and stay.
 */
export default class extends BaseSchema {
  async up() {
    for (const language of LANGUAGES) {
      this.schema.raw(placeOfCountry(language))
      this.schema.raw(`
        create index business_partners_by_country_${language} on business_partners
          (country_place_${language}(country), id) include (country)`)
    }
    this.schema.raw(`
      create index business_partners_by_name_alone on business_partners (lower(name), id)
        include (name)`)
    this.schema.raw('drop index business_partners_by_name')
  }

  async down() {
    this.schema.raw('create index business_partners_by_name on business_partners (lower(name), id)')
    this.schema.raw('drop index business_partners_by_name_alone')
    for (const language of LANGUAGES) {
      this.schema.raw(`drop index business_partners_by_country_${language}`)
      this.schema.raw(`drop function country_place_${language}`)
    }
  }
}

/** A function that knows where a country stands among all, by its name in a language. */
const placeOfCountry = (language: string) => `
  do $$
  declare
    codes text[];
  begin
    select array_agg(code order by name_${language} collate "${language}-x-icu") into codes
      from countries;
    execute format(
      'create function country_place_${language}(code text) returns int language sql immutable as %L',
      format('select array_position(%L::text[], code)', codes));
  end $$`
