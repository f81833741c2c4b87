import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Two accounts that are one person: one goes on, the other says where it went. Whatever is written for
 * it at the same moment goes to the account that goes on, by a trigger on the tables of those who own them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users
        add column merged_into bigint references users (id) on delete set null,
        add column merged_at timestamptz,
        add constraint users_merged_elsewhere check (merged_into <> id),
        add constraint users_merged_at check (merged_into is null or merged_at is not null)`)
    this.schema.raw(`
      create index users_merged_into on users (merged_into) where merged_into is not null`)
    this.schema.raw(FOLLOW)
  }

  async down() {
    this.schema.raw('drop function follow_merged_user')
    this.schema.raw('alter table users drop column merged_into, drop column merged_at')
  }
}

/** Waits for a merger that is under way, as the reference to the account does anyway. */
const FOLLOW = `
  create function follow_merged_user() returns trigger language plpgsql as $$
  declare
    goes_on bigint;
  begin
    select merged_into into goes_on from users where id = new.user_id for key share;
    new.user_id := coalesce(goes_on, new.user_id);
    return new;
  end $$`
