import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was asked for before requests were kept as such waits as well: nobody's wish is lost. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into subscription_requests
        (user_id, first_name, last_name, company, country, email, locale, product_id, product_name,
         type_id, message, wish, created_at)
      select m.user_id, m.first_name, m.last_name, m.company, m.country, m.email, m.locale, p.id,
             coalesce(p.name, m.product_code, '?'),
             (select min(t.type_id) from subscription_type_products t where t.product_id = p.id
               having count(*) = 1),
             m.message, 'message ' || m.id, m.created_at
        from site_messages m left join products p on p.code = m.product_code
       where m.kind = 'subscription_request' order by m.id`)
  }

  async down() {
    this.schema.raw(`delete from subscription_requests where wish like 'message %'`)
  }
}
