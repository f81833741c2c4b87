import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { contractTypes } from '#contracts/actions/records/contract_types'
import { contracts } from '#contracts/actions/records/contracts'
import { informationProducts } from '#contracts/actions/records/information_products'
import { relations } from '#contracts/actions/records/relations'
import { judgeContract, type SentContract } from '#contracts/domain/records/contract'
import { judgeContractType, type SentContractType } from '#contracts/domain/records/contract_type'
import {
  judgeInformationProduct,
  type SentProduct,
} from '#contracts/domain/records/information_product'
import { judgeRelation } from '#contracts/domain/records/relation'
import { findAsks } from '#contracts/queries/records/find_asks'
import { afterContract } from '#contracts/http/records/after_contract'
import {
  apiContractTypeValidator,
  apiContractValidator,
  apiInformationProductValidator,
  contractTypeValidator,
  contractValidator,
  informationProductValidator,
  relationValidator,
} from '#contracts/validators/records'

/** Takes what was sent out of a request, whose form it has judged. */
type Read<Sent> = (ctx: HttpContext) => Promise<Sent & { version?: number }>

const typesFrom = (read: Read<SentContractType>) => ({
  subject: 'contract_type' as const,
  records: contractTypes,
  read: async (ctx: HttpContext) => {
    const { version, ...sent } = await read(ctx)
    return { wish: judgeContractType(sent, CalendarDay.today()), version }
  },
})

const productsFrom = (read: Read<SentProduct>) => ({
  subject: 'information_product' as const,
  records: informationProducts,
  read: async (ctx: HttpContext) => {
    const { version, ...sent } = await read(ctx)
    return { wish: judgeInformationProduct(sent), version }
  },
})

const contractsFrom = (read: Read<SentContract>) => ({
  subject: 'contract' as const,
  records: contracts,
  read: async (ctx: HttpContext) => {
    const { version, ...sent } = await read(ctx)
    const asks = sent.contractProductId ? await findAsks(sent.contractProductId) : null
    return { wish: judgeContract(sent, asks), version }
  },
})

export const relationKind = {
  subject: 'product_subscription' as const,
  records: relations,
  read: async ({ request }: HttpContext) => {
    const { version, ...sent } = await request.validateUsing(relationValidator)
    return { wish: judgeRelation(sent), version }
  },
}

/** As people type them, and as programs send them. */
export const contractTypeKind = typesFrom(({ request }) =>
  request.validateUsing(contractTypeValidator)
)
export const apiContractTypeKind = typesFrom(({ request }) =>
  request.validateUsing(apiContractTypeValidator)
)
export const informationProductKind = productsFrom(({ request }) =>
  request.validateUsing(informationProductValidator)
)
export const apiInformationProductKind = productsFrom(({ request }) =>
  request.validateUsing(apiInformationProductValidator)
)
export const contractKind = {
  ...contractsFrom(({ request }) => request.validateUsing(contractValidator)),
  onSaved: afterContract,
}
export const apiContractKind = contractsFrom(({ request }) =>
  request.validateUsing(apiContractValidator)
)
