import { ContractSchema } from '#database/schema'

export default class Contract extends ContractSchema {}
