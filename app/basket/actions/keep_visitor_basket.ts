import { rows } from '#shared/database'

/** Keeps what does not fit into a visitor's cookie under the name that the cookie holds instead. */
export async function keepVisitorBasket(id: string, items: string): Promise<void> {
  await rows(
    null,
    `insert into visitor_baskets (id, items) values (?, ?)
     on conflict (id) do update set items = excluded.items, updated_at = now()`,
    [id, items]
  )
}

/** Forgets a basket that was emptied, signed in with, or became small again. */
export async function forgetVisitorBasket(id: string): Promise<void> {
  await rows(null, 'delete from visitor_baskets where id = ?', [id])
}

/** Forgets those whose cookie has gone by now. */
export async function sweepVisitorBaskets(keptDays: number): Promise<void> {
  await rows(
    null,
    'delete from visitor_baskets where updated_at < now() - make_interval(days => ?::int)',
    [keptDays]
  )
}
