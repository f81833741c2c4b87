import { BaseSchema } from '@adonisjs/lucid/schema'

/** Until when each state of a subscription and of its ranges held, so that what is over is found without those that hold. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw('alter table subscription_versions add column until timestamptz')
    this.schema.raw(NOTE)
    this.schema.raw(`
      create trigger subscription_versions_end after insert or update of since
        on subscription_versions for each row execute function note_subscription_version_end()`)
    // Few rows: only states that another one followed, which nobody changes any more.
    this.schema.raw(PAST)
  }

  async down() {
    this.schema.raw('drop trigger subscription_versions_end on subscription_versions')
    this.schema.raw('drop function note_subscription_version_end()')
    this.schema.raw('alter table subscription_versions drop column until')
  }
}

const NOTE = `
  create function note_subscription_version_end() returns trigger language plpgsql as $$
  begin
    update subscription_versions set until = new.since
     where id = (select v.id from subscription_versions v
                  where v.subscription_id = new.subscription_id
                    and v.range_id is not distinct from new.range_id and v.id < new.id
                  order by v.id desc limit 1);
    return null;
  end $$`

const PAST = `
  update subscription_versions v set until = f.since
    from (select subscription_id, range_id, lag(id) over chain as id, since
            from subscription_versions
          window chain as (partition by subscription_id, range_id order by id)) f
   where v.id = f.id`
