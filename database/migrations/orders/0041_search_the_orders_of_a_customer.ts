import { BaseSchema } from '@adonisjs/lucid/schema'

const OF_CUSTOMER = '(user_id, created_at desc, id desc)'

/** Whatever a customer's list is searched, filtered and sorted by. */
const ASKED =
  'state, type, payment_method, number, contact_id, product_set_id, own_reference, gross_cents, updated_at, company_key, state_rank'

/** With it in their index no order of a customer is read that is not shown. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index orders_of_customer on orders ${OF_CUSTOMER}
     include (${ASKED})`)
    this.schema.raw('drop index orders_customer')
  }

  async down() {
    this.schema.raw(`
      create index orders_customer on orders ${OF_CUSTOMER} include (state, type, payment_method)`)
    this.schema.raw('drop index orders_of_customer')
  }
}
