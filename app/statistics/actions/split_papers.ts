import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { splitPaper } from '#statistics/domain/split_paper'
import { papersToSplit } from '#statistics/queries/venues/papers_to_split'

const AT_ONCE = 500

/** Shares what new invoices and credit notes of orders brought out to the venues; answers how many. */
export async function splitPapers(): Promise<number> {
  let all = 0
  for (;;) {
    const split = await transaction(splitSome)
    all += split
    if (split < AT_ONCE) return all
  }
}

async function splitSome(trx: TransactionClientContract): Promise<number> {
  const taken = await rows<{ id: number }>(
    trx,
    `delete from papers_to_split where paper_id in (
       select paper_id from papers_to_split order by paper_id limit ? for update skip locked)
     returning paper_id as id`,
    [AT_ONCE]
  )
  const papers = await papersToSplit(
    trx,
    taken.map(({ id }) => id)
  )
  const parts = papers.flatMap(({ id, day, beforeCents, changeCents, order }) =>
    splitPaper(beforeCents, changeCents, order).map((part) => ({ id, day, ...part }))
  )
  await rows(
    trx,
    `insert into venue_revenues (paper_id, day, venue_id, product_code, cents)
     select id, day, "venueId", "productCode", sum(cents)
       from jsonb_to_recordset(?::jsonb)
         as part (id bigint, day date, "venueId" text, "productCode" text, cents bigint)
      group by 1, 2, 3, 4 having sum(cents) <> 0`,
    [JSON.stringify(parts)]
  )
  return taken.length
}
