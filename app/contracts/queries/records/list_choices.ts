import { preparedRows } from '#shared/database'
import type { Asks } from '#contracts/domain/records/information_product'

export type TypeChoice = { id: number; name: string; validFrom: string; validTo: string }
export type ProductChoice = Asks & { id: number; name: string }
export type SubscriptionChoice = { id: number; name: string; folder: string }

export const contractTypeChoices = (): Promise<TypeChoice[]> =>
  preparedRows<TypeChoice>(
    null,
    `select id, name, valid_from as "validFrom", valid_to as "validTo"
       from contract_types order by lower(name), valid_from, id`
  )

/** The information products, by name, with what their contracts are asked for. */
export const productChoices = (): Promise<ProductChoice[]> =>
  preparedRows<ProductChoice>(
    null,
    `select id, name, affiliates, time_series as "timeSeries", remark
       from information_products order by lower(name), id`
  )

export const subscriptionChoices = (): Promise<SubscriptionChoice[]> =>
  preparedRows<SubscriptionChoice>(
    null,
    `select t.id, t.name, f.name as folder
       from subscription_types t join subscription_folders f on f.id = t.folder_id
      order by f.position, f.name, lower(t.name), t.id`
  )
