import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { contractList } from '#contracts/lists/records/contract_list'
import { contractTypeList } from '#contracts/lists/records/contract_type_list'
import { informationProductList } from '#contracts/lists/records/information_product_list'
import { relationList } from '#contracts/lists/records/relation_list'
import { contractSchema } from '#contracts/transformers/records/contract_transformer'
import { contractTypeSchema } from '#contracts/transformers/records/contract_type_transformer'
import { informationProductSchema } from '#contracts/transformers/records/information_product_transformer'
import { relationSchema } from '#contracts/transformers/records/relation_transformer'
import {
  apiContractTypeValidator,
  apiContractValidator,
  apiInformationProductValidator,
  relationValidator,
} from '#contracts/validators/records'

const { api } = controllers.contracts
const call = callsOf('Contracts')

type Handler = (ctx: HttpContext) => unknown
type Calls = Record<'index' | 'store' | 'update' | 'destroy', Handler>
type Controller = () => Promise<{ default: new () => Calls }>

const KINDS = [
  {
    ...{ path: 'contract-types', controller: api.ContractTypes, list: contractTypeList },
    ...{ body: apiContractTypeValidator, answer: contractTypeSchema },
    ...{ all: 'Contract types', one: 'a contract type' },
    rules: 'Without days it is valid for one year from today.',
    example: { name: 'Data licence agreement', validFrom: 20260101, validTo: 20271231 },
  },
  {
    ...{ path: 'information-products', controller: api.InformationProducts },
    ...{ list: informationProductList, body: apiInformationProductValidator },
    ...{ answer: informationProductSchema },
    ...{ all: 'Information products', one: 'an information product' },
    rules: 'The flags say what its contracts are asked for.',
    example: { name: 'Index data', affiliates: true, timeSeries: true, remark: false },
  },
  {
    ...{ path: 'product-subscriptions', controller: api.ProductSubscriptions, list: relationList },
    ...{ body: relationValidator, answer: relationSchema },
    ...{ all: 'Relations of information product to subscription type', one: 'a relation' },
    rules: 'Each combination is there once.',
    example: { productId: 1, subscriptionTypeId: 1 },
  },
  {
    ...{ path: 'contracts', controller: api.Contracts, list: contractList },
    ...{ body: apiContractValidator, answer: contractSchema },
    ...{ all: 'Contracts', one: 'a contract' },
    rules: 'What the information product does not ask for is left out.',
    example: {
      ...{ bpId: 1000417, contractTypeId: 1, clmMaNumber: 'MA-2026-0417', contractProductId: 1 },
      ...{ affiliates: 3, timeSeriesFrom: 20200101, timeSeriesTo: 20251231, remark: null },
      ...{ startDate: 20260101, endDate: 20271231 },
    },
  },
] as const

const CHANGED = 'Somebody has changed it meanwhile.'
const IN_USE = 'Something refers to it.'

/** The master data of contracts, for staff's programs: all kinds are called alike. */
export default function contractRecordCalls() {
  for (const { path, list, body, answer, all, one, rules, example, ...kind } of KINDS) {
    const controller: Controller = kind.controller
    const name = path.replace('-', '_')
    router
      .group(() => {
        call(router.get('/', [controller, 'index']).as('index'), {
          ...{ summary: all, query: list, answer: is.pageOf(answer) },
        })
      })
      .prefix(`/api/v1/${path}`)
      .as(`api.contracts.${name}`)
      .use(middleware.scope({ all: ['contracts.read'] }))

    router
      .group(() => {
        call(router.post('/', [controller, 'store']).as('store'), {
          ...{ summary: `Adds ${one}`, description: rules, body, isFirst: true, answer, example },
          status: 201,
          ...(path === 'product-subscriptions' && { refusals: { 409: 'It is there already.' } }),
        })
        call(router.put('/:id', [controller, 'update']).as('update'), {
          ...{ summary: `Edits ${one}`, body, answer, example, refusals: { 409: CHANGED } },
          description: `${rules} With \`version\` a change that was decided on an older one is refused.`,
        })
        call(router.delete('/:id', [controller, 'destroy']).as('destroy'), {
          ...{ summary: `Deletes ${one}`, answer: is.nothing, refusals: { 409: IN_USE } },
          countsChanges: true,
        })
      })
      .prefix(`/api/v1/${path}`)
      .where('id', rowId)
      .as(`api.contracts.${name}`)
      .use(middleware.scope({ all: ['contracts.read', 'contracts.write'] }))
  }
}
