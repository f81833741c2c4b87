import { BaseSchema } from '@adonisjs/lucid/schema'

/** How large a day usually is, as it was known when it was planned; what came outside of that is odd. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table arrival_days
        add column usual_bytes bigint,
        add column least_bytes bigint,
        add column most_bytes bigint,
        add column has_odd_size boolean not null generated always as (
          coalesce(arrived_at is not null and bytes not between least_bytes and most_bytes, false)
        ) stored`)
  }

  async down() {
    this.schema.raw(`
      alter table arrival_days drop column has_odd_size, drop column usual_bytes,
        drop column least_bytes, drop column most_bytes`)
  }
}
