import { createPublicKey, verify } from 'node:crypto'
import type { Browser } from '#tests/fixtures/identity/browser'
import type { RunningShop } from './running_shop.js'

/** The newest day of a product of which parts can be chosen, cut to one venue and currency. */
export const EXTRACTION = `
  with begun as (
    insert into fulfilments (owner_kind, owner_key, licensee)
    values ('fault', 'pack', 'Packed Ltd') returning id
  ), wanted as (
    select p.id, p.code, f.day, f.bytes
      from products p join lake_files f on f.product_id = p.id and f.storage = 'lake'
     where p.visible and p.kind = 'filterable' order by f.day desc, f.bytes limit 1
  )
  insert into delivery_tasks
    (fulfilment_id, item_ref, cmd, lane, filters, product_id, product_folder, from_day, to_day,
     nudged_at, files_expected, bytes_expected)
  select begun.id, '1', 'extract_days', 'small',
         (select jsonb_build_object('levelOne', jsonb_build_array(min(v.code)),
                                    'levelTwo', jsonb_build_array('EUR'))
            from product_filter_values v where v.product_id = wanted.id and v.level = 1),
         wanted.id, wanted.code, wanted.day, wanted.day, null, 1, wanted.bytes
    from begun, wanted
  returning id`

/** Whether the list of what an order delivered was signed. */
export async function isSigned(shop: RunningShop, orderNumber: number): Promise<boolean> {
  const signed = await shop.sql(
    `select from delivery_manifests m join fulfilments f on f.id = m.fulfilment_id
      where f.owner_kind = 'order' and f.owner_key = '${orderNumber}'`
  )
  return signed.length > 0
}

/** What the list names, and whether a key that the shop publishes has signed it as it is. */
export async function readManifest(browser: Browser, url: string, orderNumber: number) {
  const address = `/deliveries/${orderNumber}/manifest.json`
  const list = Buffer.from(await (await browser.open(address)).arrayBuffer())
  const signature = Buffer.from(await (await browser.open(`${address}.sig`)).arrayBuffer())
  const { key, files } = JSON.parse(list.toString()) as { key: string; files: object[] }
  const pem = await fetch(`${url}/.well-known/kontor-manifest-keys/${key}.pem`)
  return { files, isGenuine: verify(null, list, createPublicKey(await pem.text()), signature) }
}
