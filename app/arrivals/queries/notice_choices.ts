import { rows } from '#shared/database'

export type NoticeChoices = {
  products: { code: string; name: string }[]
  /** Codes of those that are late now: what a new notice will be about. */
  late: string[]
}

type Product = { code: string; name: string; isLate: boolean }

/** What a notice can be about: products that are followed, by their names. */
export async function noticeChoices(): Promise<NoticeChoices> {
  const found = await rows<Product>(null, PRODUCTS)
  return {
    products: found.map(({ code, name }) => ({ code, name })),
    late: found.filter(({ isLate }) => isLate).map(({ code }) => code),
  }
}

const PRODUCTS = `
  select p.code, p.name, exists (select from arrival_days d
                                  where d.product_id = p.id and d.status = 'Late') as "isLate"
    from products p
   where exists (select from arrival_days d where d.product_id = p.id)
   order by p.name, p.code`
