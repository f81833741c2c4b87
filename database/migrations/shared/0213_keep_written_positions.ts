import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Up to where a replica has to have followed before it is asked by somebody who has changed something. Of
 * people it holds nothing: their numbers share a fixed number of places.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table written_positions (
        slot int primary key,
        position bigint not null
      )`)
  }

  async down() {
    this.schema.dropTable('written_positions')
  }
}
