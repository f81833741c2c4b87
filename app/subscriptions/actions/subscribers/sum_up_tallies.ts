import { rows } from '#shared/database'

/** Makes one number of what was added since; until then the count sums it up each time. */
export async function sumUpTallies(): Promise<void> {
  await rows(
    null,
    `with gone as (delete from subscriber_tallies returning type_id, subscribers)
     insert into subscriber_tallies
     select type_id, sum(subscribers) from gone group by type_id`
  )
}
