import { rows } from '#shared/database'

/** Keeps what does not fit into a visitor's cookie; the cookie holds its name instead. */
export async function keepVisitorBasket(id: string, items: string): Promise<void> {
  await rows(
    null,
    `insert into visitor_baskets (id, items) values (?, ?)
     on conflict (id) do update set items = excluded.items, updated_at = now()`,
    [id, items]
  )
}

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
