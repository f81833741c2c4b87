import { rows } from '#shared/database'

/** Sums up how many users came and went, so that few rows are read for how many there are. */
export async function sumUpUserTallies(): Promise<void> {
  await rows(
    null,
    `with gone as (delete from user_tallies returning users)
     insert into user_tallies select sum(users) from gone having count(*) > 0`
  )
}
