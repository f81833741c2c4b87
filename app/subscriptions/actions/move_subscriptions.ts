import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Merger } from '#shared/people'

/**
 * Gives what an account is entitled to to the account that it is merged into. Where both hold a type
 * the other one sees what either saw and nothing more; unrestricted takes the place of ranges.
 */
export async function moveSubscriptions(
  trx: TransactionClientContract,
  merger: Merger
): Promise<void> {
  for (const statement of [
    ALONE,
    NEVER_SEEN,
    WINDOWS,
    RANGES,
    TOGETHER,
    NEEDLESS,
    DOWNLOADS,
    FETCHED_BY,
    GONE,
    ASKED_BY,
  ]) {
    await rows(trx, statement, merger)
  }
}

const ALONE = `
  update subscription_users s set user_id = :into
   where user_id = :from
     and not exists (select from subscription_users o where o.user_id = :into and o.type_id = s.type_id)`

const HELD_TWICE = `s.user_id in (:from, :into) and s.type_id in (
       select type_id from subscription_users where user_id = :from)`

const NEVER_SEEN = `
  delete from subscription_ranges r using subscription_users s
   where s.id = r.subscription_id and ${HELD_TWICE}
     and greatest(r.visible_from, s.visible_from) > least(r.visible_until, s.visible_until)`

/** The days on which a whole subscription may be seen become those of its ranges. */
const WINDOWS = `
  update subscription_ranges r
     set visible_from = greatest(r.visible_from, s.visible_from),
         visible_until = least(r.visible_until, s.visible_until), version = r.version + 1
    from subscription_users s where s.id = r.subscription_id and ${HELD_TWICE}`

const RANGES = `
  update subscription_ranges r set subscription_id = kept.id
    from subscription_users gone, subscription_users kept
   where gone.user_id = :from and kept.user_id = :into and kept.type_id = gone.type_id
     and r.subscription_id = gone.id`

/** Null is open, and so the wider of two; whoever asked for mails of late days gets them. */
const TOGETHER = `
  update subscription_users kept
     set is_unrestricted = kept.is_unrestricted or gone.is_unrestricted,
         is_told_late = kept.is_told_late or gone.is_told_late,
         visible_from = case
           when not (kept.is_unrestricted or gone.is_unrestricted) then null
           when not gone.is_unrestricted then kept.visible_from
           when not kept.is_unrestricted then gone.visible_from
           when kept.visible_from is null or gone.visible_from is null then null
           else least(kept.visible_from, gone.visible_from) end,
         visible_until = case
           when not (kept.is_unrestricted or gone.is_unrestricted) then null
           when not gone.is_unrestricted then kept.visible_until
           when not kept.is_unrestricted then gone.visible_until
           when kept.visible_until is null or gone.visible_until is null then null
           else greatest(kept.visible_until, gone.visible_until) end,
         updated_at = now(), version = default
    from subscription_users gone
   where gone.user_id = :from and kept.user_id = :into and kept.type_id = gone.type_id`

const NEEDLESS = `
  delete from subscription_ranges r using subscription_users s
   where s.id = r.subscription_id and s.user_id = :into and s.is_unrestricted`

/** What was fetched stays known, so that a corrected file still stands out. */
const DOWNLOADS = `
  update subscription_downloads d set subscription_id = kept.id
    from subscription_users gone, subscription_users kept
   where gone.user_id = :from and kept.user_id = :into and kept.type_id = gone.type_id
     and d.subscription_id = gone.id`

const FETCHED_BY = 'update subscription_downloads set user_id = :into where user_id = :from'

const ASKED_BY = 'update subscription_requests set user_id = :into where user_id = :from'

const GONE = 'delete from subscription_users where user_id = :from'
